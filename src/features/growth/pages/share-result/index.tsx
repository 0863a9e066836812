import { defineFeaturePage } from '@/app/defineFeaturePage'
import { growthRoutes } from '@/routes/table/growthRoutes'
import { ShareResultView } from './ShareResultView'

export default defineFeaturePage(growthRoutes, ShareResultView)
