import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { DetailView } from '../../views/DetailView'

export default defineFeaturePage(vocabularyRoutes, DetailView)
