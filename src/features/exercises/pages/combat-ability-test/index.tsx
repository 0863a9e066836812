import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { CombatAbilityTestView } from '../../views/CombatAbilityTestView'

export default defineFeaturePage(exercisesRoutes, CombatAbilityTestView)
