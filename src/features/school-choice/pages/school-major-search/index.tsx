import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { SchoolMajorSearchView } from './SchoolMajorSearchView'

export default defineFeaturePage(schoolChoiceRoutes, SchoolMajorSearchView)
