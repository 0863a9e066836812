import { baoyanRoutes } from '@/routes/table/baoyanRoutes'
import { defineArea } from '@/routes/defineArea'

export default defineArea(baoyanRoutes, (screen) => import(`./pages/${screen}/index`))
