import { defineFeaturePage } from '@/app/defineFeaturePage'
import { libraryRoutes } from '@/routes/table/libraryRoutes'
import { StudyDocxView } from './StudyDocxView'

export default defineFeaturePage(libraryRoutes, StudyDocxView)
