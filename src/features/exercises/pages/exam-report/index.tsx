import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { ExamReportView } from './ExamReportView'

export default defineFeaturePage(exercisesRoutes, ExamReportView)
