import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { OtherCourseView } from './OtherCourseView'

export default defineFeaturePage(coursesRoutes, OtherCourseView)
