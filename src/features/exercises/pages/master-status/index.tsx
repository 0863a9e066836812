import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { MasterStatusView } from './MasterStatusView'

export default defineFeaturePage(exercisesRoutes, MasterStatusView)
