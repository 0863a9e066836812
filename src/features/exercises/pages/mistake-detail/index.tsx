import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { MistakeDetailView } from './MistakeDetailView'

export default defineFeaturePage(exercisesRoutes, MistakeDetailView)
