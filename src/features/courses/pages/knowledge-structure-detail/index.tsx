import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { KnowledgePointView } from './KnowledgePointView'

export default defineFeaturePage(coursesRoutes, KnowledgePointView)
