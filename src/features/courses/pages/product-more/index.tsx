import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { ProductMoreView } from '../../views/ProductMoreView'

export default defineFeaturePage(coursesRoutes, ProductMoreView)
