import { defineFeaturePage } from '@/app/defineFeaturePage'
import { baoyanRoutes } from '@/routes/table/baoyanRoutes'
import { MasterExperienceView } from './MasterExperienceView'

export default defineFeaturePage(baoyanRoutes, MasterExperienceView)
