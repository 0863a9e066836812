import { View } from '@tarojs/components'
export default function Page() {
  return <View>account/as-regards</View>
}
