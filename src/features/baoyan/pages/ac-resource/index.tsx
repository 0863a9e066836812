import { defineFeaturePage } from '@/app/defineFeaturePage'
import { baoyanRoutes } from '@/routes/table/baoyanRoutes'
import { AcResourceView } from './AcResourceView'

export default defineFeaturePage(baoyanRoutes, AcResourceView)
