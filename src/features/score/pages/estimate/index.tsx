import { defineFeaturePage } from '@/app/defineFeaturePage'
import { scoreRoutes } from '@/routes/table/scoreRoutes'
import { EstimateView } from './EstimateView'

export default defineFeaturePage(scoreRoutes, EstimateView)
