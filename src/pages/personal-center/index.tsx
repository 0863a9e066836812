import { definePage } from '@/app/definePage'
import { PersonalCenterView } from './PersonalCenterView'

export default definePage(PersonalCenterView, { bar: 'none' })
