import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { FormView } from './FormView'

export default defineFeaturePage(schoolChoiceRoutes, FormView)
