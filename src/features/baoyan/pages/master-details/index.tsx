import { defineFeaturePage } from '@/app/defineFeaturePage'
import { baoyanRoutes } from '@/routes/table/baoyanRoutes'
import { MasterDetailsView } from './MasterDetailsView'

export default defineFeaturePage(baoyanRoutes, MasterDetailsView)
