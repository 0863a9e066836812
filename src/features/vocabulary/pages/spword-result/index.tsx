import { defineFeaturePage } from '@/app/defineFeaturePage'
import { SessionResultView } from '../../views/SessionResultView'

export default defineFeaturePage(SessionResultView)
