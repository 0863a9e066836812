import { defineArea } from '@/routes/defineArea'
import { salesRoutes } from '@/routes/table/salesRoutes'

export default defineArea(salesRoutes, (screen) => import(`./pages/${screen}/index`))
