import { defineFeaturePage } from '@/app/defineFeaturePage'
import { baoyanRoutes } from '@/routes/table/baoyanRoutes'
import { PostRecommendView } from './PostRecommendView'

export default defineFeaturePage(baoyanRoutes, PostRecommendView)
