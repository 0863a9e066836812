import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { TableView } from '../../views/TableView'

export default defineFeaturePage(vocabularyRoutes, TableView)
