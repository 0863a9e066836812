import { defineFeaturePage } from '@/app/defineFeaturePage'
import { libraryRoutes } from '@/routes/table/libraryRoutes'
import { ExamGeneralView } from './ExamGeneralView'

export default defineFeaturePage(libraryRoutes, ExamGeneralView)
