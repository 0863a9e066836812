import { defineFeaturePage } from '@/app/defineFeaturePage'
import { scoreRoutes } from '@/routes/table/scoreRoutes'
import { ComListView } from './ComListView'

export default defineFeaturePage(scoreRoutes, ComListView)
