import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { AnalysisReportView } from './AnalysisReportView'

export default defineFeaturePage(exercisesRoutes, AnalysisReportView)
