import { defineFeaturePage } from '@/app/defineFeaturePage'
import { baoyanRoutes } from '@/routes/table/baoyanRoutes'
import { MentorInformationView } from './MentorInformationView'

export default defineFeaturePage(baoyanRoutes, MentorInformationView)
