import { defineFeaturePage } from '@/app/defineFeaturePage'
import { salesRoutes } from '@/routes/table/salesRoutes'
import { AgentLinkView } from './AgentLinkView'

export default defineFeaturePage(salesRoutes, AgentLinkView)
