import { defineFeaturePage } from '@/app/defineFeaturePage'
import { UserPlanView } from '../../views/UserPlanView'

export default defineFeaturePage(UserPlanView)
