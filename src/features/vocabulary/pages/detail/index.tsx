import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { DetailView } from './DetailView'

export default defineFeaturePage(vocabularyRoutes, DetailView)
