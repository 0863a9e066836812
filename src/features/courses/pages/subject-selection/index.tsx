import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { SubjectSelectionView } from './SubjectSelectionView'

export default defineFeaturePage(coursesRoutes, SubjectSelectionView)
