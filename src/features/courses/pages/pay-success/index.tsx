import { View } from '@tarojs/components'
export default function Page() {
  return <View>courses/pay-success</View>
}
