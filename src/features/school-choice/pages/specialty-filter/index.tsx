import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { SpecialtyFilterView } from './SpecialtyFilterView'

export default defineFeaturePage(schoolChoiceRoutes, SpecialtyFilterView)
