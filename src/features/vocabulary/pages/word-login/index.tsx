import { defineFeaturePage } from '@/app/defineFeaturePage'
import { WordLoginView } from '../../views/WordLoginView'

export default defineFeaturePage(WordLoginView)
