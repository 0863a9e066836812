import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { StudyRecordView } from '../../views/StudyRecordView'

export default defineFeaturePage(vocabularyRoutes, StudyRecordView)
