import { defineFeaturePage } from '@/app/defineFeaturePage'
import { LicenseView } from '../../views/LicenseView'

export default defineFeaturePage(LicenseView)
