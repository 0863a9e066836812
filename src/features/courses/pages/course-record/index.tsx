import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { CourseRecordView } from './CourseRecordView'

export default defineFeaturePage(coursesRoutes, CourseRecordView)
