import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { MemoryView } from '../../views/MemoryView'

export default defineFeaturePage(vocabularyRoutes, MemoryView)
