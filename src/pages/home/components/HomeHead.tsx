import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useStores } from '@/stores/useStores'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/controls/Pressable'
import './HomeHead.scss'

/** A new user is called by his phone until he gives a name. */
const callName = (name: string): string => (name === '' || /^\d{11}$/.test(name) ? '同学' : name)

/** Brand, greeting and the way to the AI teacher. */
export const HomeHead = observer(function HomeHead() {
  const { session, navigator } = useStores()
  const greeting = session.isLoggedIn
    ? `${callName(session.user.name)}，今天也往前一步`
    : '每一步，都更接近上岸'
  return (
    <View className="home-head">
      <View className="yt-grow">
        <View className="home-head__brand">研途</View>
        <View className="home-head__greeting">{greeting}</View>
      </View>
      <Pressable
        className="home-head__assistant"
        role="link"
        onPress={() => void navigator.go('messageInformation')}
        testId="home-messages"
      >
        消息
      </Pressable>
      <Pressable
        className="home-head__assistant"
        role="link"
        onPress={() => void navigator.go('chatbotPro')}
        testId="home-assistant"
      >
        <Icon name="message" />
        问AI老师
      </Pressable>
    </View>
  )
})
