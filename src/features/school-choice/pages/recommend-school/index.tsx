import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { RecommendSchoolView } from './RecommendSchoolView'

export default defineFeaturePage(schoolChoiceRoutes, RecommendSchoolView)
