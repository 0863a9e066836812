import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { AcademyFilterView } from './AcademyFilterView'

export default defineFeaturePage(schoolChoiceRoutes, AcademyFilterView)
