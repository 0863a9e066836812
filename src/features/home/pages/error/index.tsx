import { definePage } from '@/app/definePage'
import { ErrorView } from '../../views/ErrorView'

export default definePage(ErrorView)
