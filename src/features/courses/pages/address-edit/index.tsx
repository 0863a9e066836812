import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { AddressEditView } from './AddressEditView'

export default defineFeaturePage(coursesRoutes, AddressEditView)
