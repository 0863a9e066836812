import { defineFeaturePage } from '@/app/defineFeaturePage'
import { PaySuccessView } from '../../views/PaySuccessView'

export default defineFeaturePage(PaySuccessView)
