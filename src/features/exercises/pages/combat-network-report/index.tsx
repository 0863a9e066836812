import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { NetworkReportView } from './NetworkReportView'

export default defineFeaturePage(exercisesRoutes, NetworkReportView)
