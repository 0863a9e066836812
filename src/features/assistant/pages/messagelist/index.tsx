import { defineFeaturePage } from '@/app/defineFeaturePage'
import { assistantRoutes } from '@/routes/table/assistantRoutes'
import { MessagelistView } from './MessagelistView'

export default defineFeaturePage(assistantRoutes, MessagelistView)
