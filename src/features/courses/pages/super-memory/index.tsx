import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { SuperMemoryView } from './SuperMemoryView'

export default defineFeaturePage(coursesRoutes, SuperMemoryView)
