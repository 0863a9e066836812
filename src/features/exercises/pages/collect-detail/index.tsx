import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { CollectDetailView } from '../../views/CollectDetailView'

export default defineFeaturePage(exercisesRoutes, CollectDetailView)
