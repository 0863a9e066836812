import { defineFeaturePage } from '@/app/defineFeaturePage'
import { libraryRoutes } from '@/routes/table/libraryRoutes'
import { ExamPlanView } from './ExamPlanView'

export default defineFeaturePage(libraryRoutes, ExamPlanView)
