import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { StageListView } from './StageListView'

export default defineFeaturePage(vocabularyRoutes, StageListView)
