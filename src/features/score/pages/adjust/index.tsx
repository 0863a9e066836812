import { defineFeaturePage } from '@/app/defineFeaturePage'
import { scoreRoutes } from '@/routes/table/scoreRoutes'
import { AdjustView } from './AdjustView'

export default defineFeaturePage(scoreRoutes, AdjustView)
