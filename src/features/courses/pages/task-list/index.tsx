import { defineFeaturePage } from '@/app/defineFeaturePage'
import { coursesRoutes } from '@/routes/table/coursesRoutes'
import { TaskListView } from './TaskListView'

export default defineFeaturePage(coursesRoutes, TaskListView)
