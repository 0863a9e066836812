import { defineFeaturePage } from '@/app/defineFeaturePage'
import { PromoView } from '../../views/PromoView'

export default defineFeaturePage(PromoView)
