import { defineFeaturePage } from '@/app/defineFeaturePage'
import { homeRoutes } from '@/routes/table/homeRoutes'
import { BlankView } from './BlankView'

export default defineFeaturePage(homeRoutes, BlankView)
