import { defineFeaturePage } from '@/app/defineFeaturePage'
import { growthRoutes } from '@/routes/table/growthRoutes'
import { NewRewardsView } from './NewRewardsView'

export default defineFeaturePage(growthRoutes, NewRewardsView)
