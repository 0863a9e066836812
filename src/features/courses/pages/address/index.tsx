import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { AddressView } from './AddressView'

export default defineFeaturePage(coursesRoutes, AddressView)
