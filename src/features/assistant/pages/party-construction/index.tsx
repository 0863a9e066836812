import { defineFeaturePage } from '@/app/defineFeaturePage'
import { assistantRoutes } from '@/routes/table/assistantRoutes'
import { TopicsView } from '../../views/TopicsView'

export default defineFeaturePage(assistantRoutes, TopicsView)
