import { defineFeaturePage } from '@/app/defineFeaturePage'
import { scoreRoutes } from '@/routes/table/scoreRoutes'
import { TestReportView } from './TestReportView'

export default defineFeaturePage(scoreRoutes, TestReportView)
