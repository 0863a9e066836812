import type { RouteId } from '@/routes/table'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'

/** What a stranger may do in place of a page that needs a login. */
const openToStrangers: Partial<
  Record<RouteId, { readonly text: string; readonly to: 'exercisesStrengthTest' }>
> = {
  exercisesCombat: { text: '先测一测实力，不用登录', to: 'exercisesStrengthTest' },
  combat: { text: '先测一测实力，不用登录', to: 'exercisesStrengthTest' },
}

export interface LoginOfferProps {
  readonly pitch: string | undefined
}

/**
 * What an anonymous visitor sees on a page that needs login: what it offers, and the way in. He stays on the page, whose
 * name stands in its bar: a sentence made of it says things like "payment done needs a login".
 */
export default function LoginOffer({ pitch }: LoginOfferProps) {
  const { loginFlow, navigator } = useStores()
  const open = openToStrangers[useRoute().id]
  return (
    <Empty
      art="locked"
      title="登录后继续"
      hint={pitch}
      action={{ text: '登录', onPress: () => void loginFlow.require() }}
      second={open && { text: open.text, onPress: () => void navigator.go(open.to) }}
      testId="login-offer"
    />
  )
}
