import { defineFeaturePage } from '@/app/defineFeaturePage'
import { AddressView } from '../../views/AddressView'

export default defineFeaturePage(AddressView)
