import { defineFeaturePage } from '@/app/defineFeaturePage'
import { salesRoutes } from '@/routes/table/salesRoutes'
import { StaffLoginView } from './StaffLoginView'

export default defineFeaturePage(salesRoutes, StaffLoginView)
