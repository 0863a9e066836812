import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { ReciteLearnView } from '../../views/ReciteLearnView'

export default defineFeaturePage(exercisesRoutes, ReciteLearnView)
