import { defineFeaturePage } from '@/app/defineFeaturePage'
import { salesRoutes } from '@/routes/table/salesRoutes'
import { ClueInfoView } from './ClueInfoView'

export default defineFeaturePage(salesRoutes, ClueInfoView)
