import { defineFeaturePage } from '@/app/defineFeaturePage'
import { salesRoutes } from '@/routes/table/salesRoutes'
import { ActivityView } from './ActivityView'

export default defineFeaturePage(salesRoutes, ActivityView)
