import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { DataStatisticsView } from '../../views/DataStatisticsView'

export default defineFeaturePage(exercisesRoutes, DataStatisticsView)
