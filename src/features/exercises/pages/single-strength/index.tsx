import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { SingleStrengthView } from './SingleStrengthView'

export default defineFeaturePage(exercisesRoutes, SingleStrengthView)
