import { defineFeaturePage } from '@/app/defineFeaturePage'
import { baoyanRoutes } from '@/routes/table/baoyanRoutes'
import { SchoolSearchView } from './SchoolSearchView'

export default defineFeaturePage(baoyanRoutes, SchoolSearchView)
