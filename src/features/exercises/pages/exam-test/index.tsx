import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { ExamTestView } from './ExamTestView'

export default defineFeaturePage(exercisesRoutes, ExamTestView)
