import { defineFeaturePage } from '@/app/defineFeaturePage'
import { assistantRoutes } from '@/routes/table/assistantRoutes'
import { AnswerView } from './AnswerView'

export default defineFeaturePage(assistantRoutes, AnswerView)
