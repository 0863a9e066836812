import { defineArea } from '@/routes/defineArea'
import { accountRoutes } from '@/routes/table/accountRoutes'

export default defineArea(accountRoutes, (screen) => import(`./pages/${screen}/index`))
