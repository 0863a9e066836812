import { defineFeaturePage } from '@/app/defineFeaturePage'
import { MemoryView } from '../../views/MemoryView'

export default defineFeaturePage(MemoryView)
