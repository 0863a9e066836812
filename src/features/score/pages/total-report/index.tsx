import { defineFeaturePage } from '@/app/defineFeaturePage'
import { scoreRoutes } from '@/routes/table/scoreRoutes'
import { TotalReportView } from './TotalReportView'

export default defineFeaturePage(scoreRoutes, TotalReportView)
