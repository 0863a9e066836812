import { defineArea } from '@/routes/defineArea'
import { landingRoutes } from '@/routes/table/landingRoutes'

export default defineArea(landingRoutes, (screen) => import(`./pages/${screen}/index`))
