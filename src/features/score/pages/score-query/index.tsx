import { defineFeaturePage } from '@/app/defineFeaturePage'
import { scoreRoutes } from '@/routes/table/scoreRoutes'
import { ScoreQueryView } from './ScoreQueryView'

export default defineFeaturePage(scoreRoutes, ScoreQueryView)
