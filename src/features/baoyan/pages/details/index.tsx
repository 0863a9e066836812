import { defineFeaturePage } from '@/app/defineFeaturePage'
import { baoyanRoutes } from '@/routes/table/baoyanRoutes'
import { DetailsView } from './DetailsView'

export default defineFeaturePage(baoyanRoutes, DetailsView)
