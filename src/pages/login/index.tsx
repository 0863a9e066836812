import { definePage } from '@/app/definePage'
import { View } from '@tarojs/components'

export default definePage(() => <View>account/pages/as-regards</View>)
