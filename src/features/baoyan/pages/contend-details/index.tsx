import { defineFeaturePage } from '@/app/defineFeaturePage'
import { baoyanRoutes } from '@/routes/table/baoyanRoutes'
import { ContendDetailsView } from './ContendDetailsView'

export default defineFeaturePage(baoyanRoutes, ContendDetailsView)
