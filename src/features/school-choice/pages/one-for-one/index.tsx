import { defineFeaturePage } from '@/app/defineFeaturePage'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'
import { OneForOneView } from './OneForOneView'

export default defineFeaturePage(schoolChoiceRoutes, OneForOneView)
