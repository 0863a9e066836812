import { defineFeaturePage } from '@/app/defineFeaturePage'
import { communityRoutes } from '@/routes/table/communityRoutes'
import { ExpertExperienceView } from './ExpertExperienceView'

export default defineFeaturePage(communityRoutes, ExpertExperienceView)
