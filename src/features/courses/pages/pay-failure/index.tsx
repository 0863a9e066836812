import { defineFeaturePage } from '@/app/defineFeaturePage'
import { PayFailureView } from '../../views/PayFailureView'

export default defineFeaturePage(PayFailureView)
