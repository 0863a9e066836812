import { definePage } from '@/app/definePage'
import { View } from '@tarojs/components'

export default definePage(() => <View>courses/pages/pay-success</View>)
