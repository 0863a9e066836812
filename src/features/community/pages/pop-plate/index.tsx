import { defineFeaturePage } from '@/app/defineFeaturePage'
import { communityRoutes } from '@/routes/table/communityRoutes'
import { PopPlateView } from './PopPlateView'

export default defineFeaturePage(communityRoutes, PopPlateView)
