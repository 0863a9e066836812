import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { DeepWeekReportView } from './DeepWeekReportView'

export default defineFeaturePage(exercisesRoutes, DeepWeekReportView)
