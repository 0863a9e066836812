import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { CollectFolderView } from '../../views/CollectFolderView'

export default defineFeaturePage(exercisesRoutes, CollectFolderView)
