import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { MemorySchemeView } from './MemorySchemeView'

export default defineFeaturePage(vocabularyRoutes, MemorySchemeView)
