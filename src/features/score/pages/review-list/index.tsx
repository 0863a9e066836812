import { defineFeaturePage } from '@/app/defineFeaturePage'
import { scoreRoutes } from '@/routes/table/scoreRoutes'
import { ReviewListView } from './ReviewListView'

export default defineFeaturePage(scoreRoutes, ReviewListView)
