import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { PaycourseDetailsView } from '../../views/PaycourseDetailsView'

export default defineFeaturePage(coursesRoutes, PaycourseDetailsView)
