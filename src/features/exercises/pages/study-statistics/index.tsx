import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { StudyStatisticsView } from './StudyStatisticsView'

export default defineFeaturePage(exercisesRoutes, StudyStatisticsView)
