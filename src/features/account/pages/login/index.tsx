import { defineFeaturePage } from '@/app/defineFeaturePage'
import { LoginView } from './LoginView'

export default defineFeaturePage(LoginView)
