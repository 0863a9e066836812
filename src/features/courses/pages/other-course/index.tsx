import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { OtherCourseView } from '../../views/OtherCourseView'

export default defineFeaturePage(coursesRoutes, OtherCourseView)
