import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { WordResultView } from './WordResultView'

export default defineFeaturePage(vocabularyRoutes, WordResultView)
