import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { navigation } from '@/platform/navigation'
import { siteConfig } from '@/stores/siteConfig'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Spinner } from '@/ui/feedback/Spinner'
import { relayOf } from '../../models/relayOf'
import './BlankView.scss'

/** /blank: native shells open it to bridge a login or a jump; only listed targets are followed. */
export const BlankView = observer(function BlankView() {
  const { navigator, loginFlow } = useStores()
  const { given } = useRoute()
  const relay = relayOf(given, siteConfig.jumpHosts)

  const bridgeLogin = async (): Promise<void> => {
    if (await loginFlow.require()) await navigator.back()
  }

  useEffect(() => {
    if (relay.kind === 'inside') void navigator.openAddress(relay.address, 'replace')
    if (relay.kind === 'outside') navigation.leave(relay.url)
    if (relay.kind === 'login') void bridgeLogin()
    // The address of a relay page never changes while it is open.
  }, [])

  if (relay.kind === 'refused' || relay.kind === 'nothing') {
    return (
      <Empty
        art="locked"
        title={relay.kind === 'refused' ? '这个链接不在允许的范围内' : '没有要打开的内容'}
        hint="为了你的账号安全，我们只打开研途自己的页面"
        action={{ text: '回到首页', onPress: () => void navigator.relaunch('home') }}
        testId="blank-refused"
      />
    )
  }
  return (
    <View className="blank">
      <Spinner size="l" label="正在打开" />
    </View>
  )
})
