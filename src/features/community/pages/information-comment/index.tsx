import { defineFeaturePage } from '@/app/defineFeaturePage'
import { communityRoutes } from '@/routes/table/communityRoutes'
import { InformationCommentView } from './InformationCommentView'

export default defineFeaturePage(communityRoutes, InformationCommentView)
