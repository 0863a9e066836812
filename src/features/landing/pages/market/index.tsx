import { defineFeaturePage } from '@/app/defineFeaturePage'
import { MarketView } from '../../views/MarketView'

export default defineFeaturePage(MarketView)
