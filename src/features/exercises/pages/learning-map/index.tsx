import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { LearningMapView } from './LearningMapView'

export default defineFeaturePage(exercisesRoutes, LearningMapView)
