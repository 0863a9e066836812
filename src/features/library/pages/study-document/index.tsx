import { defineFeaturePage } from '@/app/defineFeaturePage'
import { libraryRoutes } from '@/routes/table/libraryRoutes'
import { StudyDocumentView } from './StudyDocumentView'

export default defineFeaturePage(libraryRoutes, StudyDocumentView)
