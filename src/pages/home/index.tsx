import { definePage } from '@/app/definePage'
import { HomeView } from './HomeView'

export default definePage(HomeView, { bar: 'none' })
