import { defineArea } from '@/routes/defineArea'
import { assistantRoutes } from '@/routes/table/assistantRoutes'

export default defineArea(assistantRoutes, (screen) => import(`./pages/${screen}/index`))
