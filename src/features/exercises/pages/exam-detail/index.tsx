import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { ExamDetailView } from '../../views/ExamDetailView'

export default defineFeaturePage(exercisesRoutes, ExamDetailView)
