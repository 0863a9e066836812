import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { StudyReportView } from './StudyReportView'

export default defineFeaturePage(exercisesRoutes, StudyReportView)
