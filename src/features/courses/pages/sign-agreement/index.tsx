import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { SignAgreementView } from './SignAgreementView'

export default defineFeaturePage(coursesRoutes, SignAgreementView)
