import { defineFeaturePage } from '@/app/defineFeaturePage'
import { communityRoutes } from '@/routes/table/communityRoutes'
import { ExpertsAnswerView } from './ExpertsAnswerView'

export default defineFeaturePage(communityRoutes, ExpertsAnswerView)
