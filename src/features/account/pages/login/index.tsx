import { defineFeaturePage } from '@/app/defineFeaturePage'
import { accountRoutes } from '@/routes/table/accountRoutes'
import { LoginView } from './LoginView'

export default defineFeaturePage(accountRoutes, LoginView)
