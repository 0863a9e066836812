import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { SingleStrengthView } from '../../views/SingleStrengthView'

export default defineFeaturePage(exercisesRoutes, SingleStrengthView)
