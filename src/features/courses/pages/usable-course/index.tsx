import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { UsableCourseView } from './UsableCourseView'

export default defineFeaturePage(coursesRoutes, UsableCourseView)
