import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { MemoryCourseView } from './MemoryCourseView'

export default defineFeaturePage(coursesRoutes, MemoryCourseView)
