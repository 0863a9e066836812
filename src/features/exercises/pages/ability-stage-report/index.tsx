import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { AbilityStageReportView } from './AbilityStageReportView'

export default defineFeaturePage(exercisesRoutes, AbilityStageReportView)
