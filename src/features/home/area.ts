import { defineArea } from '@/routes/defineArea'
import { homeRoutes } from '@/routes/table/homeRoutes'

export default defineArea(homeRoutes, (screen) => import(`./pages/${screen}/index`))
