import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { UserPlanView } from './UserPlanView'

export default defineFeaturePage(vocabularyRoutes, UserPlanView)
