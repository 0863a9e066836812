import { defineFeaturePage } from '@/app/defineFeaturePage'
import { homeRoutes } from '@/routes/table/homeRoutes'
import { LicenseView } from './LicenseView'

export default defineFeaturePage(homeRoutes, LicenseView)
