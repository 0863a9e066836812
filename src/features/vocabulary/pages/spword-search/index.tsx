import { defineFeaturePage } from '@/app/defineFeaturePage'
import { SearchView } from '../../views/SearchView'

export default defineFeaturePage(SearchView)
