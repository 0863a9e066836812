import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { AcademyInfoView } from './AcademyInfoView'

export default defineFeaturePage(schoolChoiceRoutes, AcademyInfoView)
