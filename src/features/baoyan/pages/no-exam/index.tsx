import { defineFeaturePage } from '@/app/defineFeaturePage'
import { baoyanRoutes } from '@/routes/table/baoyanRoutes'
import { NoExamView } from './NoExamView'

export default defineFeaturePage(baoyanRoutes, NoExamView)
