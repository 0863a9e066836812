import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { RecruitmentTestView } from './RecruitmentTestView'

export default defineFeaturePage(exercisesRoutes, RecruitmentTestView)
