import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { CourseLearningView } from './CourseLearningView'

export default defineFeaturePage(coursesRoutes, CourseLearningView)
