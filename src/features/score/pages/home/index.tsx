import { defineFeaturePage } from '@/app/defineFeaturePage'
import { scoreRoutes } from '@/routes/table/scoreRoutes'
import { HomeView } from './HomeView'

export default defineFeaturePage(scoreRoutes, HomeView)
