import { defineFeaturePage } from '@/app/defineFeaturePage'
import { landingRoutes } from '@/routes/table/landingRoutes'
import { PromoView } from './PromoView'

export default defineFeaturePage(landingRoutes, PromoView)
