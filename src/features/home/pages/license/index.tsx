import { defineFeaturePage } from '@/app/defineFeaturePage'
import { homeRoutes } from '@/routes/table/homeRoutes'
import { LicenseView } from '../../views/LicenseView'

export default defineFeaturePage(homeRoutes, LicenseView)
