import { defineFeaturePage } from '@/app/defineFeaturePage'
import { growthRoutes } from '@/routes/table/growthRoutes'
import { SignRankView } from './SignRankView'

export default defineFeaturePage(growthRoutes, SignRankView)
