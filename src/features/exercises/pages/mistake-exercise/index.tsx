import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { MistakeExerciseView } from './MistakeExerciseView'

export default defineFeaturePage(exercisesRoutes, MistakeExerciseView)
