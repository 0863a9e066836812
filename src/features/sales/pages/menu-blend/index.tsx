import { defineFeaturePage } from '@/app/defineFeaturePage'
import { salesRoutes } from '@/routes/table/salesRoutes'
import { MenuView } from './MenuView'

export default defineFeaturePage(salesRoutes, MenuView)
