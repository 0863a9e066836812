import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { BrushTopicView } from '../../views/BrushTopicView'

export default defineFeaturePage(exercisesRoutes, BrushTopicView)
