import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { SectionView } from './SectionView'

export default defineFeaturePage(vocabularyRoutes, SectionView)
