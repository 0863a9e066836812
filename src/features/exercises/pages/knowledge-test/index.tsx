import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { KnowledgeTestView } from '../../views/KnowledgeTestView'

export default defineFeaturePage(exercisesRoutes, KnowledgeTestView)
