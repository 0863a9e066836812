import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { ContrastDetailView } from './ContrastDetailView'

export default defineFeaturePage(schoolChoiceRoutes, ContrastDetailView)
