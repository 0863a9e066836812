import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { ReportImgView } from './ReportImgView'

export default defineFeaturePage(schoolChoiceRoutes, ReportImgView)
