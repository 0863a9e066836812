import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { BrushTopicView } from './BrushTopicView'

export default defineFeaturePage(exercisesRoutes, BrushTopicView)
