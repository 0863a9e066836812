import { defineArea } from '@/routes/defineArea'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'

export default defineArea(exercisesRoutes, (screen) => import(`./pages/${screen}/index`))
