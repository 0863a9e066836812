import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { IndexView } from './IndexView'

export default defineFeaturePage(vocabularyRoutes, IndexView)
