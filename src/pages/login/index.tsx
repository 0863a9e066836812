import { definePage } from '@/app/definePage'
import { LoginView } from './LoginView'

export default definePage(LoginView)
