import { defineFeaturePage } from '@/app/defineFeaturePage'
import { growthRoutes } from '@/routes/table/growthRoutes'
import { StudyRankView } from './StudyRankView'

export default defineFeaturePage(growthRoutes, StudyRankView)
