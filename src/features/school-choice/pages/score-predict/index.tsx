import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { ScorePredictView } from './ScorePredictView'

export default defineFeaturePage(schoolChoiceRoutes, ScorePredictView)
