import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { CouponView } from '../../views/CouponView'

export default defineFeaturePage(coursesRoutes, CouponView)
