import { defineFeaturePage } from '@/app/defineFeaturePage'
import { scoreRoutes } from '@/routes/table/scoreRoutes'
import { ReviewInfoView } from './ReviewInfoView'

export default defineFeaturePage(scoreRoutes, ReviewInfoView)
