import { defineFeaturePage } from '@/app/defineFeaturePage'
import { TestView } from '../../views/TestView'

export default defineFeaturePage(TestView)
