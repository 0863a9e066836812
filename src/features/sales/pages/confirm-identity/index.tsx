import { defineFeaturePage } from '@/app/defineFeaturePage'
import { salesRoutes } from '@/routes/table/salesRoutes'
import { ConfirmIdentityView } from './ConfirmIdentityView'

export default defineFeaturePage(salesRoutes, ConfirmIdentityView)
