import { definePage } from '@/app/definePage'
import { AddressEditView } from '../../views/AddressEditView'

export default definePage(AddressEditView)
