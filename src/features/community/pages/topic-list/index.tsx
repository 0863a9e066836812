import { defineFeaturePage } from '@/app/defineFeaturePage'
import { communityRoutes } from '@/routes/table/communityRoutes'
import { TopicListView } from './TopicListView'

export default defineFeaturePage(communityRoutes, TopicListView)
