import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { SearchView } from './SearchView'

export default defineFeaturePage(vocabularyRoutes, SearchView)
