import { defineFeaturePage } from '@/app/defineFeaturePage'
import { landingRoutes } from '@/routes/table/landingRoutes'
import { TeacherCardView } from '../../views/TeacherCardView'

export default defineFeaturePage(landingRoutes, TeacherCardView)
