import { defineArea } from '@/routes/defineArea'
import { communityRoutes } from '@/routes/table/communityRoutes'

export default defineArea(communityRoutes, (screen) => import(`./pages/${screen}/index`))
