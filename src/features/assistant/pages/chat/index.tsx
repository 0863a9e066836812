import { defineFeaturePage } from '@/app/defineFeaturePage'
import { assistantRoutes } from '@/routes/table/assistantRoutes'
import { ChatView } from './ChatView'

export default defineFeaturePage(assistantRoutes, ChatView)
