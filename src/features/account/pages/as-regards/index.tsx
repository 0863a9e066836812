import { defineFeaturePage } from '@/app/defineFeaturePage'
import { accountRoutes } from '@/routes/table/accountRoutes'
import { AsRegardsView } from './AsRegardsView'

export default defineFeaturePage(accountRoutes, AsRegardsView)
