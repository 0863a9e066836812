import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { TestView } from './TestView'

export default defineFeaturePage(vocabularyRoutes, TestView)
