import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { SynthesisReportView } from './SynthesisReportView'

export default defineFeaturePage(exercisesRoutes, SynthesisReportView)
