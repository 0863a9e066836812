import { defineFeaturePage } from '@/app/defineFeaturePage'
import { accountRoutes } from '@/routes/table/accountRoutes'
import { ImproveInfoView } from './ImproveInfoView'

export default defineFeaturePage(accountRoutes, ImproveInfoView)
