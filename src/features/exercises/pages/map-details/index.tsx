import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { MapDetailsView } from './MapDetailsView'

export default defineFeaturePage(exercisesRoutes, MapDetailsView)
