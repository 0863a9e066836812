import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { CcVideoView } from './CcVideoView'

export default defineFeaturePage(coursesRoutes, CcVideoView)
