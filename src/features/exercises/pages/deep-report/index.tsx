import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { DeepReportView } from '../../views/DeepReportView'

export default defineFeaturePage(exercisesRoutes, DeepReportView)
