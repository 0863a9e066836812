import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { StudyRecordView } from './StudyRecordView'

export default defineFeaturePage(vocabularyRoutes, StudyRecordView)
