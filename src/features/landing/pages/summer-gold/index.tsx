import { defineFeaturePage } from '@/app/defineFeaturePage'
import { SummerGoldView } from '../../views/SummerGoldView'

export default defineFeaturePage(SummerGoldView)
