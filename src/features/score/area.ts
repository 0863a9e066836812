import { defineArea } from '@/routes/defineArea'
import { scoreRoutes } from '@/routes/table/scoreRoutes'

export default defineArea(scoreRoutes, (screen) => import(`./pages/${screen}/index`))
