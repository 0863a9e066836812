import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { CourseLearningView } from '../../views/CourseLearningView'

export default defineFeaturePage(coursesRoutes, CourseLearningView)
