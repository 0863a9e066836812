import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { GradExamRankView } from './GradExamRankView'

export default defineFeaturePage(schoolChoiceRoutes, GradExamRankView)
