import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { KnowIndexView } from './KnowIndexView'

export default defineFeaturePage(exercisesRoutes, KnowIndexView)
