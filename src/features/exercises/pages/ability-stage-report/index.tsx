import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { AbilityStageReportView } from '../../views/AbilityStageReportView'

export default defineFeaturePage(exercisesRoutes, AbilityStageReportView)
