import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { StudyKnowledgesView } from '../../views/StudyKnowledgesView'

export default defineFeaturePage(exercisesRoutes, StudyKnowledgesView)
