import { defineFeaturePage } from '@/app/defineFeaturePage'
import { assistantRoutes } from '@/routes/table/assistantRoutes'
import { AssistantsView } from '../../views/AssistantsView'

export default defineFeaturePage(assistantRoutes, AssistantsView)
