import { defineFeaturePage } from '@/app/defineFeaturePage'
import { ErrorView } from '../../views/ErrorView'

export default defineFeaturePage(ErrorView)
