import { defineFeaturePage } from '@/app/defineFeaturePage'
import { libraryRoutes } from '@/routes/table/libraryRoutes'
import { ElectronicBookView } from './ElectronicBookView'

export default defineFeaturePage(libraryRoutes, ElectronicBookView)
