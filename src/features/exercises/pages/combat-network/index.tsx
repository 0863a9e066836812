import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { NetworkView } from './NetworkView'

export default defineFeaturePage(exercisesRoutes, NetworkView)
