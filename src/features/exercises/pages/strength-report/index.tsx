import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { StrengthReportView } from './StrengthReportView'

export default defineFeaturePage(exercisesRoutes, StrengthReportView)
