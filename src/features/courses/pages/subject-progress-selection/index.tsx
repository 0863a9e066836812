import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { SubjectProgressSelectionView } from './SubjectProgressSelectionView'

export default defineFeaturePage(coursesRoutes, SubjectProgressSelectionView)
