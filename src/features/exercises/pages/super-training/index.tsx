import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { SuperTrainingView } from './SuperTrainingView'

export default defineFeaturePage(exercisesRoutes, SuperTrainingView)
