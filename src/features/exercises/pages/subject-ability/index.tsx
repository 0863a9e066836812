import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { SubjectAbilityView } from '../../views/SubjectAbilityView'

export default defineFeaturePage(exercisesRoutes, SubjectAbilityView)
