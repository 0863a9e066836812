import { defineFeaturePage } from '@/app/defineFeaturePage'
import { baoyanRoutes } from '@/routes/table/baoyanRoutes'
import { ConsultDetailsView } from './ConsultDetailsView'

export default defineFeaturePage(baoyanRoutes, ConsultDetailsView)
