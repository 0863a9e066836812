import { defineFeaturePage } from '@/app/defineFeaturePage'
import { SectionView } from '../../views/SectionView'

export default defineFeaturePage(SectionView)
