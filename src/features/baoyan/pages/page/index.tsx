import { defineFeaturePage } from '@/app/defineFeaturePage'
import { baoyanRoutes } from '@/routes/table/baoyanRoutes'
import { PageView } from './PageView'

export default defineFeaturePage(baoyanRoutes, PageView)
