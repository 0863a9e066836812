import { defineFeaturePage } from '@/app/defineFeaturePage'
import { scoreRoutes } from '@/routes/table/scoreRoutes'
import { TestEvaluateView } from './TestEvaluateView'

export default defineFeaturePage(scoreRoutes, TestEvaluateView)
