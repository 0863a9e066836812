import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { UserOrderView } from '../../views/UserOrderView'

export default defineFeaturePage(coursesRoutes, UserOrderView)
