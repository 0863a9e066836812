import { defineArea } from '@/routes/defineArea'
import { coursesRoutes } from '@/routes/table/coursesRoutes'

export default defineArea(coursesRoutes, (screen) => import(`./pages/${screen}/index`))
