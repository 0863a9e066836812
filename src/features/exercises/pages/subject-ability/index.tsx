import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { SubjectAbilityView } from './SubjectAbilityView'

export default defineFeaturePage(exercisesRoutes, SubjectAbilityView)
