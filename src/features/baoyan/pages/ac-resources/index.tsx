import { defineFeaturePage } from '@/app/defineFeaturePage'
import { baoyanRoutes } from '@/routes/table/baoyanRoutes'
import { AcResourcesView } from './AcResourcesView'

export default defineFeaturePage(baoyanRoutes, AcResourcesView)
