import { defineFeaturePage } from '@/app/defineFeaturePage'
import { communityRoutes } from '@/routes/table/communityRoutes'
import { InformationView } from './InformationView'

export default defineFeaturePage(communityRoutes, InformationView)
