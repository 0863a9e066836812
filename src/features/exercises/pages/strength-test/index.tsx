import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { StrengthTestView } from './StrengthTestView'

export default defineFeaturePage(exercisesRoutes, StrengthTestView)
