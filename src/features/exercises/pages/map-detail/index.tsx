import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { MapDetailView } from './MapDetailView'

export default defineFeaturePage(exercisesRoutes, MapDetailView)
