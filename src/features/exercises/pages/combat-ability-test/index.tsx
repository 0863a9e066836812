import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { CombatAbilityTestView } from './CombatAbilityTestView'

export default defineFeaturePage(exercisesRoutes, CombatAbilityTestView)
