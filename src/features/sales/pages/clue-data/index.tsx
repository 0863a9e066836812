import { defineFeaturePage } from '@/app/defineFeaturePage'
import { salesRoutes } from '@/routes/table/salesRoutes'
import { ClueDataView } from './ClueDataView'

export default defineFeaturePage(salesRoutes, ClueDataView)
