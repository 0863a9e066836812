import { defineFeaturePage } from '@/app/defineFeaturePage'
import { TeacherCardView } from '../../views/TeacherCardView'

export default defineFeaturePage(TeacherCardView)
