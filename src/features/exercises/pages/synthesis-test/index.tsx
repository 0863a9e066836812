import { defineFeaturePage } from '@/app/defineFeaturePage'
import { exercisesRoutes } from '@/routes/table/exercisesRoutes'
import { SynthesisTestView } from './SynthesisTestView'

export default defineFeaturePage(exercisesRoutes, SynthesisTestView)
