import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { SectionView } from '../../views/SectionView'

export default defineFeaturePage(vocabularyRoutes, SectionView)
