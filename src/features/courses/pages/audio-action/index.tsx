import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { AudioActionView } from './AudioActionView'

export default defineFeaturePage(coursesRoutes, AudioActionView)
