import { defineFeaturePage } from '@/app/defineFeaturePage'
import { baoyanRoutes } from '@/routes/table/baoyanRoutes'
import { AcDetailsView } from './AcDetailsView'

export default defineFeaturePage(baoyanRoutes, AcDetailsView)
