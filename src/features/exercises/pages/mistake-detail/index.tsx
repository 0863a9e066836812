import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { MistakeDetailView } from '../../views/MistakeDetailView'

export default defineFeaturePage(exercisesRoutes, MistakeDetailView)
