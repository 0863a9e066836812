import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { CollegesView } from './CollegesView'

export default defineFeaturePage(exercisesRoutes, CollegesView)
