import { defineFeaturePage } from '@/app/defineFeaturePage'
import { DetailView } from '../../views/DetailView'

export default defineFeaturePage(DetailView)
