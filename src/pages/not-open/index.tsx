import { definePage } from '@/app/definePage'
import { View } from '@tarojs/components'

export default definePage(() => <View>not-open</View>)
