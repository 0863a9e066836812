import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { MemoryView } from './MemoryView'

export default defineFeaturePage(vocabularyRoutes, MemoryView)
