import { defineFeaturePage } from '@/app/defineFeaturePage'
import { baoyanRoutes } from '@/routes/table/baoyanRoutes'
import { TutorDetailsView } from './TutorDetailsView'

export default defineFeaturePage(baoyanRoutes, TutorDetailsView)
