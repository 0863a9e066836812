import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { TestResultView } from './TestResultView'

export default defineFeaturePage(vocabularyRoutes, TestResultView)
