import { defineFeaturePage } from '@/app/defineFeaturePage'
import { landingRoutes } from '@/routes/table/landingRoutes'
import { MarketView } from '../../views/MarketView'

export default defineFeaturePage(landingRoutes, MarketView)
