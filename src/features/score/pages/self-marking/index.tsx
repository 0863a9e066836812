import { defineFeaturePage } from '@/app/defineFeaturePage'
import { scoreRoutes } from '@/routes/table/scoreRoutes'
import { SelfMarkingView } from './SelfMarkingView'

export default defineFeaturePage(scoreRoutes, SelfMarkingView)
