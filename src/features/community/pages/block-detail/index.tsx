import { defineFeaturePage } from '@/app/defineFeaturePage'
import { communityRoutes } from '@/routes/table/communityRoutes'
import { BlockDetailView } from './BlockDetailView'

export default defineFeaturePage(communityRoutes, BlockDetailView)
