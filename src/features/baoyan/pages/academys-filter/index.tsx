import { defineFeaturePage } from '@/app/defineFeaturePage'
import { baoyanRoutes } from '@/routes/table/baoyanRoutes'
import { AcademysFilterView } from './AcademysFilterView'

export default defineFeaturePage(baoyanRoutes, AcademysFilterView)
