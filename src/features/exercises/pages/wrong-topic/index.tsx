import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { WrongTopicView } from '../../views/WrongTopicView'

export default defineFeaturePage(exercisesRoutes, WrongTopicView)
