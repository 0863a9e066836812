import { definePage } from '@/app/definePage'
import { View } from '@tarojs/components'

export default definePage(() => <View>home/pages/error</View>)
