import { defineArea } from '@/routes/defineArea'
import { growthRoutes } from '@/routes/table/growthRoutes'

export default defineArea(growthRoutes, (screen) => import(`./pages/${screen}/index`))
