import { defineFeaturePage } from '@/app/defineFeaturePage'
import { NotOpenView } from '@/app/NotOpenView'
import { everyRow } from '@/routes/everyRow'

export default defineFeaturePage(everyRow, NotOpenView)
