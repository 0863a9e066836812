import { defineFeaturePage } from '@/app/defineFeaturePage'
import { scoreRoutes } from '@/routes/table/scoreRoutes'
import { ExamFormView } from './ExamFormView'

export default defineFeaturePage(scoreRoutes, ExamFormView)
