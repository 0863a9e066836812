import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { ReciteView } from './ReciteView'

export default defineFeaturePage(exercisesRoutes, ReciteView)
