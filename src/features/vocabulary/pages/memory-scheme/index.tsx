import { defineFeaturePage } from '@/app/defineFeaturePage'
import { MemorySchemeView } from '../../views/MemorySchemeView'

export default defineFeaturePage(MemorySchemeView)
