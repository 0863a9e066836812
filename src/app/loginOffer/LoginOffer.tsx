import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/Empty'

export interface LoginOfferProps {
  readonly pitch: string | undefined
}

/**
 * What an anonymous visitor sees on a page that needs login: what it offers, and the way in. He stays on the page, whose
 * name stands in its bar: a sentence made of it says things like "payment done needs a login".
 */
export default function LoginOffer({ pitch }: LoginOfferProps) {
  const { loginFlow } = useStores()
  return (
    <Empty
      art="locked"
      title="登录后继续"
      hint={pitch}
      action={{ text: '登录', onPress: () => void loginFlow.require() }}
      testId="login-offer"
    />
  )
}
