import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { CoursesDetailView } from './CoursesDetailView'

export default defineFeaturePage(coursesRoutes, CoursesDetailView)
