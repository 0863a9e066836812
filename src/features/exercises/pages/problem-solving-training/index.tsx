import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { ProblemSolvingTrainingView } from '../../views/ProblemSolvingTrainingView'

export default defineFeaturePage(exercisesRoutes, ProblemSolvingTrainingView)
