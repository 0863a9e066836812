import { defineFeaturePage } from '@/app/defineFeaturePage'
import { scoreRoutes } from '@/routes/table/scoreRoutes'
import { UserView } from './UserView'

export default defineFeaturePage(scoreRoutes, UserView)
