import { defineFeaturePage } from '@/app/defineFeaturePage'
import { PreviewView } from '../../views/PreviewView'

export default defineFeaturePage(PreviewView)
