import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { MistakeBookView } from './MistakeBookView'

export default defineFeaturePage(exercisesRoutes, MistakeBookView)
