import { defineFeaturePage } from '@/app/defineFeaturePage'
import { CoursesDetailView } from '../../views/CoursesDetailView'

export default defineFeaturePage(CoursesDetailView)
