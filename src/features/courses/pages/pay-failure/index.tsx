import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { PayFailureView } from './PayFailureView'

export default defineFeaturePage(coursesRoutes, PayFailureView)
