import { defineFeaturePage } from '@/app/defineFeaturePage'
import { communityRoutes } from '@/routes/table/communityRoutes'
import { PublicExamNewsView } from './PublicExamNewsView'

export default defineFeaturePage(communityRoutes, PublicExamNewsView)
