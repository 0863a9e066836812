import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { AddressEditView } from '../../views/AddressEditView'

export default defineFeaturePage(coursesRoutes, AddressEditView)
