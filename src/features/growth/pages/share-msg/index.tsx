import { defineFeaturePage } from '@/app/defineFeaturePage'
import { growthRoutes } from '@/routes/table/growthRoutes'
import { ShareMsgView } from './ShareMsgView'

export default defineFeaturePage(growthRoutes, ShareMsgView)
