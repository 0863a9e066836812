import { defineFeaturePage } from '@/app/defineFeaturePage'
import { growthRoutes } from '@/routes/table/growthRoutes'
import { PointHistoryView } from './PointHistoryView'

export default defineFeaturePage(growthRoutes, PointHistoryView)
