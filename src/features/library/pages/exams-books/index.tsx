import { defineFeaturePage } from '@/app/defineFeaturePage'
import { libraryRoutes } from '@/routes/table/libraryRoutes'
import { ExamsBooksView } from './ExamsBooksView'

export default defineFeaturePage(libraryRoutes, ExamsBooksView)
