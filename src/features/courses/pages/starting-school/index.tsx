import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { StartingSchoolView } from './StartingSchoolView'

export default defineFeaturePage(coursesRoutes, StartingSchoolView)
