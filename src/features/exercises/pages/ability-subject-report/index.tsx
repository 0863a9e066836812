import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { AbilitySubjectReportView } from './AbilitySubjectReportView'

export default defineFeaturePage(exercisesRoutes, AbilitySubjectReportView)
