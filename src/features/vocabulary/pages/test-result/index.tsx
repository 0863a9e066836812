import { defineFeaturePage } from '@/app/defineFeaturePage'
import { TestResultView } from '../../views/TestResultView'

export default defineFeaturePage(TestResultView)
