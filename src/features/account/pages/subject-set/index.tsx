import { defineFeaturePage } from '@/app/defineFeaturePage'
import { accountRoutes } from '@/routes/table/accountRoutes'
import { SubjectSetView } from '../../views/SubjectSetView'

export default defineFeaturePage(accountRoutes, SubjectSetView)
