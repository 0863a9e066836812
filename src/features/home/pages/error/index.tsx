import { defineFeaturePage } from '@/app/defineFeaturePage'
import { homeRoutes } from '@/routes/table/homeRoutes'
import { ErrorView } from './ErrorView'

export default defineFeaturePage(homeRoutes, ErrorView)
