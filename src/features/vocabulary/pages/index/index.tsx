import { defineFeaturePage } from '@/app/defineFeaturePage'
import { IndexView } from '../../views/IndexView'

export default defineFeaturePage(IndexView)
