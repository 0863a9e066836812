import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { MistakeExerciseView } from '../../views/MistakeExerciseView'

export default defineFeaturePage(exercisesRoutes, MistakeExerciseView)
