import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { DeepAllReportView } from './DeepAllReportView'

export default defineFeaturePage(exercisesRoutes, DeepAllReportView)
