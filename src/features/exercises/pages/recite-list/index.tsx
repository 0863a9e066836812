import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { ReciteListView } from '../../views/ReciteListView'

export default defineFeaturePage(exercisesRoutes, ReciteListView)
