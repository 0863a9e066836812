import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { TopicTrainView } from './TopicTrainView'

export default defineFeaturePage(exercisesRoutes, TopicTrainView)
