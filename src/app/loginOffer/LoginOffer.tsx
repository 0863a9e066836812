import type { RouteId } from '@/routes/table'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'

/** Alternatives for visitors on pages that need a login. */
const openToStrangers: Partial<
  Record<RouteId, { readonly text: string; readonly to: 'exercisesStrengthTest' }>
> = {
  exercisesCombat: { text: '先测一测实力，不用登录', to: 'exercisesStrengthTest' },
  combat: { text: '先测一测实力，不用登录', to: 'exercisesStrengthTest' },
}

export interface LoginOfferProps {
  readonly pitch: string | undefined
}

/** The login offer on a page that needs a login: its pitch and the way in. The visitor stays on the page. */
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
