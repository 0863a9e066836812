import { defineFeaturePage } from '@/app/defineFeaturePage'
import { homeRoutes } from '@/routes/table/homeRoutes'
import { BannerDetailView } from './BannerDetailView'

export default defineFeaturePage(homeRoutes, BannerDetailView)
