import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { CollectFolderView } from './CollectFolderView'

export default defineFeaturePage(exercisesRoutes, CollectFolderView)
