import { defineFeaturePage } from '@/app/defineFeaturePage'
import { libraryRoutes } from '@/routes/table/libraryRoutes'
import { FormulaView } from './FormulaView'

export default defineFeaturePage(libraryRoutes, FormulaView)
