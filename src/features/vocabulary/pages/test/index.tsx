import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { TestView } from '../../views/TestView'

export default defineFeaturePage(vocabularyRoutes, TestView)
