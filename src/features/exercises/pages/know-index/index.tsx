import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { KnowIndexView } from '../../views/KnowIndexView'

export default defineFeaturePage(exercisesRoutes, KnowIndexView)
