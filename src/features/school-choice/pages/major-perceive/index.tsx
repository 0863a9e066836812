import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { MajorPerceiveView } from './MajorPerceiveView'

export default defineFeaturePage(schoolChoiceRoutes, MajorPerceiveView)
