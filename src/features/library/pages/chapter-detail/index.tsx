import { defineFeaturePage } from '@/app/defineFeaturePage'
import { libraryRoutes } from '@/routes/table/libraryRoutes'
import { ChapterDetailView } from './ChapterDetailView'

export default defineFeaturePage(libraryRoutes, ChapterDetailView)
