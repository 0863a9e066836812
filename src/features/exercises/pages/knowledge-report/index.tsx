import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { KnowledgeReportView } from './KnowledgeReportView'

export default defineFeaturePage(exercisesRoutes, KnowledgeReportView)
