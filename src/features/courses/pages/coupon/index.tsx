import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { CouponView } from './CouponView'

export default defineFeaturePage(coursesRoutes, CouponView)
