import { definePage } from '@/app/definePage'
import { LicenseView } from '../../views/LicenseView'

export default definePage(LicenseView)
