import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { MajorInfoView } from './MajorInfoView'

export default defineFeaturePage(schoolChoiceRoutes, MajorInfoView)
