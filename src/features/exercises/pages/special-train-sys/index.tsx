import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { SpecialTrainSysView } from './SpecialTrainSysView'

export default defineFeaturePage(exercisesRoutes, SpecialTrainSysView)
