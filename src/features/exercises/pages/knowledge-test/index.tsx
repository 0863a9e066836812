import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { KnowledgeTestView } from './KnowledgeTestView'

export default defineFeaturePage(exercisesRoutes, KnowledgeTestView)
