import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { PreviewView } from './PreviewView'

export default defineFeaturePage(vocabularyRoutes, PreviewView)
