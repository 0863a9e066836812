import { defineFeaturePage } from '@/app/defineFeaturePage'
import { assistantRoutes } from '@/routes/table/assistantRoutes'
import { TopicsView } from './TopicsView'

export default defineFeaturePage(assistantRoutes, TopicsView)
