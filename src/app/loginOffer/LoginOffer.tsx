import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/Empty'

export interface LoginOfferProps {
  readonly title: string
  readonly pitch: string | undefined
}

/** What an anonymous visitor sees on a page that needs login: what it offers, and the way in. He stays on the page. */
export default function LoginOffer({ title, pitch }: LoginOfferProps) {
  const { loginFlow } = useStores()
  return (
    <Empty
      art="locked"
      title={`${title}需要登录`}
      hint={pitch}
      action={{ text: '登录', onPress: () => void loginFlow.require() }}
      testId="login-offer"
    />
  )
}
