import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { CourseReportView } from './CourseReportView'

export default defineFeaturePage(coursesRoutes, CourseReportView)
