import { defineFeaturePage } from '@/app/defineFeaturePage'
import { libraryRoutes } from '@/routes/table/libraryRoutes'
import { BookDetailView } from './BookDetailView'

export default defineFeaturePage(libraryRoutes, BookDetailView)
