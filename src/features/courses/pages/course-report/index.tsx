import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { CourseReportView } from '../../views/CourseReportView'

export default defineFeaturePage(coursesRoutes, CourseReportView)
