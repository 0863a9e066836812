import { defineFeaturePage } from '@/app/defineFeaturePage'
import { salesRoutes } from '@/routes/table/salesRoutes'
import { TotalActivityView } from './TotalActivityView'

export default defineFeaturePage(salesRoutes, TotalActivityView)
