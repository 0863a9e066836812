import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { SearchView } from './SearchView'

export default defineFeaturePage(schoolChoiceRoutes, SearchView)
