import { defineFeaturePage } from '@/app/defineFeaturePage'
import { TableView } from '../../views/TableView'

export default defineFeaturePage(TableView)
