import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { StageListView } from '../../views/StageListView'

export default defineFeaturePage(vocabularyRoutes, StageListView)
