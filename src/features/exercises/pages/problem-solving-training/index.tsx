import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { ProblemSolvingTrainingView } from './ProblemSolvingTrainingView'

export default defineFeaturePage(exercisesRoutes, ProblemSolvingTrainingView)
