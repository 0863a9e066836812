import { defineFeaturePage } from '@/app/defineFeaturePage'
import { scoreRoutes } from '@/routes/table/scoreRoutes'
import { ReviewSecretsView } from './ReviewSecretsView'

export default defineFeaturePage(scoreRoutes, ReviewSecretsView)
