import { defineFeaturePage } from '@/app/defineFeaturePage'
import { SubjectSetView } from '../../views/SubjectSetView'

export default defineFeaturePage(SubjectSetView)
