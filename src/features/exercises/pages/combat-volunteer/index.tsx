import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { CombatVolunteerView } from './CombatVolunteerView'

export default defineFeaturePage(exercisesRoutes, CombatVolunteerView)
