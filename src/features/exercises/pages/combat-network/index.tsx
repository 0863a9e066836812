import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { NetworkView } from '../../views/NetworkView'

export default defineFeaturePage(exercisesRoutes, NetworkView)
