import { defineFeaturePage } from '@/app/defineFeaturePage'
import { assistantRoutes } from '@/routes/table/assistantRoutes'
import { AssistantsView } from './AssistantsView'

export default defineFeaturePage(assistantRoutes, AssistantsView)
