import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { KnowledgeStructureView } from './KnowledgeStructureView'

export default defineFeaturePage(coursesRoutes, KnowledgeStructureView)
