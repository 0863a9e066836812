import { defineFeaturePage } from '@/app/defineFeaturePage'
import { PaycourseDetailsView } from '../../views/PaycourseDetailsView'

export default defineFeaturePage(PaycourseDetailsView)
