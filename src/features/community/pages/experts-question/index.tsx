import { defineFeaturePage } from '@/app/defineFeaturePage'
import { communityRoutes } from '@/routes/table/communityRoutes'
import { ExpertsQuestionView } from './ExpertsQuestionView'

export default defineFeaturePage(communityRoutes, ExpertsQuestionView)
