import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { SpecialTrainSysView } from '../../views/SpecialTrainSysView'

export default defineFeaturePage(exercisesRoutes, SpecialTrainSysView)
