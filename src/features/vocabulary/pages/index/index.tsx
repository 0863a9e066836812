import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { IndexView } from '../../views/IndexView'

export default defineFeaturePage(vocabularyRoutes, IndexView)
