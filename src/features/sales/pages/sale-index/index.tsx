import { defineFeaturePage } from '@/app/defineFeaturePage'
import { salesRoutes } from '@/routes/table/salesRoutes'
import { RankView } from './RankView'

export default defineFeaturePage(salesRoutes, RankView)
