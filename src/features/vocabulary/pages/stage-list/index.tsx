import { defineFeaturePage } from '@/app/defineFeaturePage'
import { StageListView } from '../../views/StageListView'

export default defineFeaturePage(StageListView)
