import { defineFeaturePage } from '@/app/defineFeaturePage'
import { communityRoutes } from '@/routes/table/communityRoutes'
import { MyReleaseView } from './MyReleaseView'

export default defineFeaturePage(communityRoutes, MyReleaseView)
