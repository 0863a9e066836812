import { entryPoints } from '@/domain/entryPoints'
import type { RouteCategory } from '@/routes/defineRoutes'
import type { RouteId } from '@/routes/table'
import { siteConfig } from '@/stores/siteConfig'
import type { Container } from '@/stores/account/ClientContext'

/** The action after a 401, once the stored user is cleared (seed §8). */
export type UnauthorizedAction =
  | { readonly kind: 'native'; readonly link: string }
  | { readonly kind: 'go'; readonly to: RouteId }
  | { readonly kind: 'loginDialog' }
  | { readonly kind: 'miniProgramLogout' }
  | { readonly kind: 'miniProgramRelaunch' }
  | { readonly kind: 'stay' }

interface Situation {
  readonly container: Container
  readonly agent: string
  readonly category: RouteCategory | undefined
  readonly route: RouteId
}

const STAY: UnauthorizedAction = { kind: 'stay' }

const BY_CATEGORY: Readonly<Record<RouteCategory, UnauthorizedAction>> = {
  redundant: { kind: 'go', to: 'loginBlend' },
  gaoshou: { kind: 'go', to: 'login' },
  otherbus: { kind: 'go', to: 'login' },
  score: { kind: 'loginDialog' },
  examption: STAY,
  // The seed names these two categories without an action: staff go to their own login, rankings stay readable.
  salerank: { kind: 'go', to: 'saleLogin' },
  studyrank: STAY,
}

/** The quiz index keeps its visitor in the mini-program of agent 2 (seed §8). */
const QUIZ_INDEX: RouteId = 'exercisesCombat'

const toMemberTab = (route: RouteId): UnauthorizedAction =>
  route === QUIZ_INDEX ? STAY : { kind: 'go', to: 'personalCenter' }

const BY_AGENT: Readonly<Record<string, (route: RouteId) => UnauthorizedAction>> = {
  [entryPoints.wechat]: toMemberTab,
  [entryPoints.scoreWeachat]: () => ({ kind: 'miniProgramLogout' }),
  [entryPoints.zexiao]: () => ({ kind: 'miniProgramRelaunch' }),
}

/** A mini-program is agent 2 unless it has a number of its own. */
const isMini = (container: Container): boolean =>
  container === 'mini-program' || container === 'mini-web-view'

/** The 401 table of seed §8, in its order: native app, route category, channel; anyone else stays and sees the login offer. */
export const onUnauthorized = ({ container, agent, category, route }: Situation): UnauthorizedAction => {
  if (container === 'flutter' || container === 'gaoshou') {
    return { kind: 'native', link: siteConfig.nativeLogin[container] }
  }
  if (category) return BY_CATEGORY[category]
  return BY_AGENT[agent]?.(route) ?? (isMini(container) ? toMemberTab(route) : STAY)
}
