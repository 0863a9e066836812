import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { RecruitmentTestView } from '../../views/RecruitmentTestView'

export default defineFeaturePage(exercisesRoutes, RecruitmentTestView)
