import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { TopicTrainView } from '../../views/TopicTrainView'

export default defineFeaturePage(exercisesRoutes, TopicTrainView)
