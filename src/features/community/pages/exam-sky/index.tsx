import { defineFeaturePage } from '@/app/defineFeaturePage'
import { communityRoutes } from '@/routes/table/communityRoutes'
import { ExamSkyView } from './ExamSkyView'

export default defineFeaturePage(communityRoutes, ExamSkyView)
