import { defineFeaturePage } from '@/app/defineFeaturePage'
import { WordResultView } from '../../views/WordResultView'

export default defineFeaturePage(WordResultView)
