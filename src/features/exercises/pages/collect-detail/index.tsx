import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { CollectDetailView } from './CollectDetailView'

export default defineFeaturePage(exercisesRoutes, CollectDetailView)
