import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { WrongTopicView } from './WrongTopicView'

export default defineFeaturePage(exercisesRoutes, WrongTopicView)
