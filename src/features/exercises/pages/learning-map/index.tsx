import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { LearningMapView } from '../../views/LearningMapView'

export default defineFeaturePage(exercisesRoutes, LearningMapView)
