import { defineFeaturePage } from '@/app/defineFeaturePage'
import { vocabularyRoutes } from '@/routes/table/vocabularyRoutes'
import { PreviewView } from '../../views/PreviewView'

export default defineFeaturePage(vocabularyRoutes, PreviewView)
