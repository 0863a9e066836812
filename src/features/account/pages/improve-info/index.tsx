import { defineFeaturePage } from '@/app/defineFeaturePage'
import { ImproveInfoView } from '../../views/ImproveInfoView'

export default defineFeaturePage(ImproveInfoView)
