import { defineFeaturePage } from '@/app/defineFeaturePage'
import { StudyRecordView } from '../../views/StudyRecordView'

export default defineFeaturePage(StudyRecordView)
