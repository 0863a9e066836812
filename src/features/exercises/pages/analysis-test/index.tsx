import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { AnalysisTestView } from './AnalysisTestView'

export default defineFeaturePage(exercisesRoutes, AnalysisTestView)
