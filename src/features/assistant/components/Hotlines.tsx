import { View } from '@tarojs/components'
import { phone } from '@/platform/phone'
import { TextLink } from '@/ui/controls/TextLink'

const HOTLINES = [
  { number: '12356', name: '全国统一心理援助热线' },
  { number: '110', name: '报警求助' },
  { number: '120', name: '医疗急救' },
] as const

/** Help lines, bundled with the app: a phone call needs no network. */
export const Hotlines = () => (
  <View>
    <View>先停一下，你的安全最重要。请马上联系身边信任的人，或拨打：</View>
    {HOTLINES.map(({ number, name }) => (
      <View key={number}>
        <TextLink label={`拨打 ${number}`} onPress={() => void phone.call(number)}>
          {number}
        </TextLink>{' '}
        {name}
      </View>
    ))}
  </View>
)
