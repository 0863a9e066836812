import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { ExamStrengthenView } from './ExamStrengthenView'

export default defineFeaturePage(coursesRoutes, ExamStrengthenView)
