import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { SessionResultView } from './SessionResultView'

export default defineFeaturePage(vocabularyRoutes, SessionResultView)
