import { defineArea } from '@/routes/defineArea'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'

export default defineArea(vocabularyRoutes, (screen) => import(`./pages/${screen}/index`))
