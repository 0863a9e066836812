import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { SubjectSelectionView } from '../../views/SubjectSelectionView'

export default defineFeaturePage(coursesRoutes, SubjectSelectionView)
