import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { PreciseIntellectView } from './PreciseIntellectView'

export default defineFeaturePage(schoolChoiceRoutes, PreciseIntellectView)
