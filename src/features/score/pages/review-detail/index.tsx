import { defineFeaturePage } from '@/app/defineFeaturePage'
import { scoreRoutes } from '@/routes/table/scoreRoutes'
import { ReviewDetailView } from './ReviewDetailView'

export default defineFeaturePage(scoreRoutes, ReviewDetailView)
