import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { StudyKnowledgesView } from './StudyKnowledgesView'

export default defineFeaturePage(exercisesRoutes, StudyKnowledgesView)
