import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { CombatRankinglistView } from './CombatRankinglistView'

export default defineFeaturePage(exercisesRoutes, CombatRankinglistView)
