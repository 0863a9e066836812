import { defineArea } from '@/routes/defineArea'
import { libraryRoutes } from '@/routes/table/libraryRoutes'

export default defineArea(libraryRoutes, (screen) => import(`./pages/${screen}/index`))
