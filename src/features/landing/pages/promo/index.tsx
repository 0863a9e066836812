import { defineFeaturePage } from '@/app/defineFeaturePage'
import { landingRoutes } from '@/routes/table/landingRoutes'
import { PromoView } from '../../views/PromoView'

export default defineFeaturePage(landingRoutes, PromoView)
