import { defineFeaturePage } from '@/app/defineFeaturePage'
import { communityRoutes } from '@/routes/table/communityRoutes'
import { UserPageView } from './UserPageView'

export default defineFeaturePage(communityRoutes, UserPageView)
