import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { DataStatisticsView } from './DataStatisticsView'

export default defineFeaturePage(exercisesRoutes, DataStatisticsView)
