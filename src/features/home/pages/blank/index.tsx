import { defineFeaturePage } from '@/app/defineFeaturePage'
import { BlankView } from '../../views/BlankView'

export default defineFeaturePage(BlankView)
