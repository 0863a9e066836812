import { defineFeaturePage } from '@/app/defineFeaturePage'
import { landingRoutes } from '@/routes/table/landingRoutes'
import { MarketView } from './MarketView'

export default defineFeaturePage(landingRoutes, MarketView)
