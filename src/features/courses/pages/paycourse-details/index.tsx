import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { PaycourseDetailsView } from './PaycourseDetailsView'

export default defineFeaturePage(coursesRoutes, PaycourseDetailsView)
