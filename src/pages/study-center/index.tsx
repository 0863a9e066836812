import { definePage } from '@/app/definePage'
import { View } from '@tarojs/components'

export default definePage(() => <View>study-center</View>)
