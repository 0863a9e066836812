import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { SchoolSearchView } from './SchoolSearchView'

export default defineFeaturePage(schoolChoiceRoutes, SchoolSearchView)
