import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { Strength25TestView } from './Strength25TestView'

export default defineFeaturePage(exercisesRoutes, Strength25TestView)
