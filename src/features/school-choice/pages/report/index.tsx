import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { ReportView } from './ReportView'

export default defineFeaturePage(schoolChoiceRoutes, ReportView)
