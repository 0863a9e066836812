import { defineFeaturePage } from '@/app/defineFeaturePage'
import { baoyanRoutes } from '@/routes/table/baoyanRoutes'
import { ExamFreeinfoView } from './ExamFreeinfoView'

export default defineFeaturePage(baoyanRoutes, ExamFreeinfoView)
