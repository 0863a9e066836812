import { defineFeaturePage } from '@/app/defineFeaturePage'
import { AddressEditView } from '../../views/AddressEditView'

export default defineFeaturePage(AddressEditView)
