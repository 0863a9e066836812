import { defineFeaturePage } from '@/app/defineFeaturePage'
import { scoreRoutes } from '@/routes/table/scoreRoutes'
import { QuickEvaluateView } from './QuickEvaluateView'

export default defineFeaturePage(scoreRoutes, QuickEvaluateView)
