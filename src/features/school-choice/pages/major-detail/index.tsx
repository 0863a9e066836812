import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { MajorDetailView } from './MajorDetailView'

export default defineFeaturePage(schoolChoiceRoutes, MajorDetailView)
