import type { RouteSpec } from '@/routes/defineRoutes'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/Empty'

interface LoginOfferProps {
  readonly row: RouteSpec
  readonly title: string
}

/** What an anonymous visitor sees on a page that needs login: what it offers, and the way in. He stays on the page. */
export function LoginOffer({ row, title }: LoginOfferProps) {
  const { loginFlow } = useStores()
  return (
    <Empty
      art="locked"
      title={`登录后使用${title}`}
      hint={row.pitch}
      action={{ text: '登录', onPress: () => void loginFlow.require() }}
      testId="login-offer"
    />
  )
}
