import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { WordLoginView } from './WordLoginView'

export default defineFeaturePage(vocabularyRoutes, WordLoginView)
