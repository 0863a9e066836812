import { defineFeaturePage } from '@/app/defineFeaturePage'
import { libraryRoutes } from '@/routes/table/libraryRoutes'
import { PdfPreviewView } from './PdfPreviewView'

export default defineFeaturePage(libraryRoutes, PdfPreviewView)
