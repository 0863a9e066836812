import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { ExamStrengthenView } from '../../views/ExamStrengthenView'

export default defineFeaturePage(coursesRoutes, ExamStrengthenView)
