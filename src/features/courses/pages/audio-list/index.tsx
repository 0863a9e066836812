import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { AudioListView } from './AudioListView'

export default defineFeaturePage(coursesRoutes, AudioListView)
