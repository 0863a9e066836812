import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { CombatAbilityReportView } from './CombatAbilityReportView'

export default defineFeaturePage(exercisesRoutes, CombatAbilityReportView)
