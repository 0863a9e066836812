import { defineArea } from '@/routes/defineArea'
import { schoolChoiceRoutes } from '@/routes/table/schoolChoiceRoutes'

export default defineArea(schoolChoiceRoutes, (screen) => import(`./pages/${screen}/index`))
