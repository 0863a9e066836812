import { defineFeaturePage } from '@/app/defineFeaturePage'
import { libraryRoutes } from '@/routes/table/libraryRoutes'
import { BookmarkView } from './BookmarkView'

export default defineFeaturePage(libraryRoutes, BookmarkView)
