import { defineFeaturePage } from '@/app/defineFeaturePage'
import { AsRegardsView } from '../../views/AsRegardsView'

export default defineFeaturePage(AsRegardsView)
