import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { CombatAbilityView } from './CombatAbilityView'

export default defineFeaturePage(exercisesRoutes, CombatAbilityView)
