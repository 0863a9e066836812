import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { CollectManageView } from './CollectManageView'

export default defineFeaturePage(schoolChoiceRoutes, CollectManageView)
