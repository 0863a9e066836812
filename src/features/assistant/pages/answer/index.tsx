import { defineFeaturePage } from '@/app/defineFeaturePage'
import { assistantRoutes } from '@/routes/table/assistantRoutes'
import { AnswerView } from '../../views/AnswerView'

export default defineFeaturePage(assistantRoutes, AnswerView)
