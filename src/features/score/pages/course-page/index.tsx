import { defineFeaturePage } from '@/app/defineFeaturePage'
import { scoreRoutes } from '@/routes/table/scoreRoutes'
import { CoursePageView } from './CoursePageView'

export default defineFeaturePage(scoreRoutes, CoursePageView)
