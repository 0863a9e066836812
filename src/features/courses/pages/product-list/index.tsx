import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { ProductListView } from './ProductListView'

export default defineFeaturePage(coursesRoutes, ProductListView)
