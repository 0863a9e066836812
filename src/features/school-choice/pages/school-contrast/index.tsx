import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { SchoolContrastView } from './SchoolContrastView'

export default defineFeaturePage(schoolChoiceRoutes, SchoolContrastView)
