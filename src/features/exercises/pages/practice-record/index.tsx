import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { PracticeRecordView } from './PracticeRecordView'

export default defineFeaturePage(exercisesRoutes, PracticeRecordView)
