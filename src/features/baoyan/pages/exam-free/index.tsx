import { defineFeaturePage } from '@/app/defineFeaturePage'
import { baoyanRoutes } from '@/routes/table/baoyanRoutes'
import { ExamFreeView } from './ExamFreeView'

export default defineFeaturePage(baoyanRoutes, ExamFreeView)
