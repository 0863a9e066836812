import { defineFeaturePage } from '@/app/defineFeaturePage'
import { baoyanRoutes } from '@/routes/table/baoyanRoutes'
import { TutorInformationView } from './TutorInformationView'

export default defineFeaturePage(baoyanRoutes, TutorInformationView)
