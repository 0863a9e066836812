import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { MistakeBookView } from '../../views/MistakeBookView'

export default defineFeaturePage(exercisesRoutes, MistakeBookView)
