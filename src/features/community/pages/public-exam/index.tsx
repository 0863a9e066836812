import { defineFeaturePage } from '@/app/defineFeaturePage'
import { communityRoutes } from '@/routes/table/communityRoutes'
import { PublicExamView } from './PublicExamView'

export default defineFeaturePage(communityRoutes, PublicExamView)
