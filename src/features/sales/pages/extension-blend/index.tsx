import { defineFeaturePage } from '@/app/defineFeaturePage'
import { salesRoutes } from '@/routes/table/salesRoutes'
import { ExtensionView } from './ExtensionView'

export default defineFeaturePage(salesRoutes, ExtensionView)
