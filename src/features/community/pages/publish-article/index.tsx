import { defineFeaturePage } from '@/app/defineFeaturePage'
import { communityRoutes } from '@/routes/table/communityRoutes'
import { PublishArticleView } from './PublishArticleView'

export default defineFeaturePage(communityRoutes, PublishArticleView)
