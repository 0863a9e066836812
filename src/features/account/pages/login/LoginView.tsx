import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { login } from '@/platform/login'
import { LoginPanel } from '@/dialogs/login/LoginPanel'
import { wechatAppId } from '@/stores/siteConfig'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Divider } from '@/ui/layout/Divider'
import './LoginView.scss'

/** /login: both modes, WeChat where the client has it; goes on to the page that was asked for. */
export const LoginView = observer(function LoginView() {
  const { client, navigator, session } = useStores()
  const { given } = useRoute()

  // Only an address of the app: WeChat's consent page would carry its code anywhere else too.
  const next = /^\/(?![/\\])/.test(given['redirect'] ?? '') ? given['redirect'] : undefined

  const goOn = (): void => void (next ? navigator.openAddress(next, 'replace') : navigator.back())
  const useWechat = (): void =>
    login.startWechatOAuth(wechatAppId(client.hostname), next ?? '/personal-center')

  return (
    <View className="login">
      <View className="login__head">
        <View className="login__brand">研途</View>
        <View className="login__slogan">
          {session.isLoggedIn ? '你已登录，可以切换账号' : '登录后，学习记录在每台设备上都跟着你'}
        </View>
      </View>
      <LoginPanel place="panel" onSubmitted={goOn} />
      {client.container === 'wechat' ? (
        <>
          <Divider text="或" />
          <Button block kind="soft" size="l" icon="message" onPress={useWechat}>
            微信登录
          </Button>
        </>
      ) : null}
    </View>
  )
})
