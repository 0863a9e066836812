import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { IntellectAnalysisView } from './IntellectAnalysisView'

export default defineFeaturePage(schoolChoiceRoutes, IntellectAnalysisView)
