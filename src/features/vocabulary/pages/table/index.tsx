import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { TableView } from './TableView'

export default defineFeaturePage(vocabularyRoutes, TableView)
