import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { ReciteLearnView } from './ReciteLearnView'

export default defineFeaturePage(exercisesRoutes, ReciteLearnView)
