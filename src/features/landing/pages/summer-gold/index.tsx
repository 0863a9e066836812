import { View } from '@tarojs/components'
export default function Page() {
  return <View>landing/summer-gold</View>
}
