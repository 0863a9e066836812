import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { AnalysisView } from './AnalysisView'

export default defineFeaturePage(exercisesRoutes, AnalysisView)
