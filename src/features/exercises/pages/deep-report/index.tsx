import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { DeepReportView } from './DeepReportView'

export default defineFeaturePage(exercisesRoutes, DeepReportView)
