import { definePage } from '@/app/definePage'
import { AddressView } from '../../views/AddressView'

export default definePage(AddressView)
