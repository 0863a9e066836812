import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { SuperfineCourseView } from './SuperfineCourseView'

export default defineFeaturePage(coursesRoutes, SuperfineCourseView)
