import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { NetworkTestView } from './NetworkTestView'

export default defineFeaturePage(exercisesRoutes, NetworkTestView)
