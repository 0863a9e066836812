import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { ReciteListView } from './ReciteListView'

export default defineFeaturePage(exercisesRoutes, ReciteListView)
