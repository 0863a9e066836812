import { defineFeaturePage } from '@/app/defineFeaturePage'
import { communityRoutes } from '@/routes/table/communityRoutes'
import { ExpertsDetailView } from './ExpertsDetailView'

export default defineFeaturePage(communityRoutes, ExpertsDetailView)
