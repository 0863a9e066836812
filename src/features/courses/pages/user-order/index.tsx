import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { UserOrderView } from './UserOrderView'

export default defineFeaturePage(coursesRoutes, UserOrderView)
