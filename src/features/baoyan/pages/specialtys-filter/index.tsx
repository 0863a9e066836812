import { defineFeaturePage } from '@/app/defineFeaturePage'
import { baoyanRoutes } from '@/routes/table/baoyanRoutes'
import { SpecialtysFilterView } from './SpecialtysFilterView'

export default defineFeaturePage(baoyanRoutes, SpecialtysFilterView)
