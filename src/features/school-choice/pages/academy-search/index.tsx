import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { AcademySearchView } from './AcademySearchView'

export default defineFeaturePage(schoolChoiceRoutes, AcademySearchView)
