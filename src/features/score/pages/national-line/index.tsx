import { defineFeaturePage } from '@/app/defineFeaturePage'
import { scoreRoutes } from '@/routes/table/scoreRoutes'
import { NationalLineView } from './NationalLineView'

export default defineFeaturePage(scoreRoutes, NationalLineView)
