import { defineFeaturePage } from '@/app/defineFeaturePage'
import { landingRoutes } from '@/routes/table/landingRoutes'
import { TeacherCardView } from './TeacherCardView'

export default defineFeaturePage(landingRoutes, TeacherCardView)
