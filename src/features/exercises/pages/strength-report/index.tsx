import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { StrengthReportView } from '../../views/StrengthReportView'

export default defineFeaturePage(exercisesRoutes, StrengthReportView)
