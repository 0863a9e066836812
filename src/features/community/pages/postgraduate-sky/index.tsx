import { defineFeaturePage } from '@/app/defineFeaturePage'
import { communityRoutes } from '@/routes/table/communityRoutes'
import { PostgraduateSkyView } from './PostgraduateSkyView'

export default defineFeaturePage(communityRoutes, PostgraduateSkyView)
