import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { LiveView } from './LiveView'

export default defineFeaturePage(coursesRoutes, LiveView)
