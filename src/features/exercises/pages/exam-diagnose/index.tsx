import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { ExamDiagnoseView } from './ExamDiagnoseView'

export default defineFeaturePage(exercisesRoutes, ExamDiagnoseView)
