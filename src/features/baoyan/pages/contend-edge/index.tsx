import { defineFeaturePage } from '@/app/defineFeaturePage'
import { baoyanRoutes } from '@/routes/table/baoyanRoutes'
import { ContendEdgeView } from './ContendEdgeView'

export default defineFeaturePage(baoyanRoutes, ContendEdgeView)
