import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { SuperMemoryView } from '../../views/SuperMemoryView'

export default defineFeaturePage(coursesRoutes, SuperMemoryView)
