import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { AnalysisReportView } from '../../views/AnalysisReportView'

export default defineFeaturePage(exercisesRoutes, AnalysisReportView)
