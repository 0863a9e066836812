import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { TrainingDetailView } from './TrainingDetailView'

export default defineFeaturePage(exercisesRoutes, TrainingDetailView)
