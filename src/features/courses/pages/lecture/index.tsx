import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { LectureView } from './LectureView'

export default defineFeaturePage(coursesRoutes, LectureView)
