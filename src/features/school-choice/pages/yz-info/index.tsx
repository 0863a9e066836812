import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { YzInfoView } from './YzInfoView'

export default defineFeaturePage(schoolChoiceRoutes, YzInfoView)
