import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { ProductMoreView } from './ProductMoreView'

export default defineFeaturePage(coursesRoutes, ProductMoreView)
