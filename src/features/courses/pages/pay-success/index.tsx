import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { PaySuccessView } from './PaySuccessView'

export default defineFeaturePage(coursesRoutes, PaySuccessView)
