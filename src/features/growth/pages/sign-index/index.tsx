import { defineFeaturePage } from '@/app/defineFeaturePage'
import { growthRoutes } from '@/routes/table/growthRoutes'
import { SignIndexView } from './SignIndexView'

export default defineFeaturePage(growthRoutes, SignIndexView)
