import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { MajorIntroductionView } from './MajorIntroductionView'

export default defineFeaturePage(schoolChoiceRoutes, MajorIntroductionView)
