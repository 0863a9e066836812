import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { DataBaseView } from './DataBaseView'

export default defineFeaturePage(schoolChoiceRoutes, DataBaseView)
