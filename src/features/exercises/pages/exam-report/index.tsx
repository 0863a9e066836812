import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { ExamReportView } from '../../views/ExamReportView'

export default defineFeaturePage(exercisesRoutes, ExamReportView)
