import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { ExamDetailView } from './ExamDetailView'

export default defineFeaturePage(exercisesRoutes, ExamDetailView)
