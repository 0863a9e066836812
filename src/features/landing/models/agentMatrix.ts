import { channels, entryPoints } from '@/domain/entryPoints'
import type { LandingPage } from '@/domain/landing/LandingPage'
import { isNativeApp, type ClientContext } from '@/stores/account/ClientContext'

/** What the bottom button does for a visitor (seed §4). */
export type Offer = 'hidden' | 'login' | 'buy' | 'qrCard' | 'lead' | 'chooseCourse' | 'applyWinter'

interface MatrixRow {
  /** The button of a page that sells, for a stranger and for a user. */
  readonly stranger: Offer
  readonly user: Offer
  /** The blue bar with the activity link above the button. */
  readonly blueBar: 'shown' | 'hidden'
  /** The links that float over the pictures. */
  readonly floating: 'shown' | 'hidden'
  /** The picture set of a channel that has its own. */
  readonly images?: 'dingtalk'
}

const web: MatrixRow = {
  stranger: 'login',
  user: 'buy',
  blueBar: 'shown',
  floating: 'shown',
}
/** Seed §4: agent 8 and a mini-program show the QR dialog instead of buying. */
const miniProgram: MatrixRow = { ...web, user: 'qrCard' }
/** Seed §4: inside apps the bottom activity link and the buy button are hidden. */
const nativeApp: MatrixRow = {
  stranger: 'hidden',
  user: 'hidden',
  blueBar: 'hidden',
  floating: 'hidden',
}

/** The agent matrix (seed §4, §6): one row for each client context. */
export const agentMatrix = {
  web,
  wechat: web,
  pc: web,
  mini2: miniProgram,
  mini8: miniProgram,
  flutter: nativeApp,
  gaoshou: nativeApp,
  agent18: web,
  agent20: web,
  /** Seed §4: DingTalk uses a different image set and hides the blue bottom bar. */
  agent24: { ...web, blueBar: 'hidden', images: 'dingtalk' },
  agent25: web,
} as const satisfies Record<string, MatrixRow>

export type ClientName = keyof typeof agentMatrix

const BY_CONTAINER: Readonly<Partial<Record<ClientContext['container'], ClientName>>> = {
  flutter: 'flutter',
  gaoshou: 'gaoshou',
  wechat: 'wechat',
  pc: 'pc',
}

const BY_AGENT = new Map<string, ClientName>([
  [entryPoints.wechat, 'mini2'],
  [entryPoints.scoreWeachat, 'mini8'],
  [entryPoints.zhiye, 'agent18'],
  [channels.switched, 'agent20'],
  [channels.dingtalk, 'agent24'],
  [entryPoints.zexiao, 'agent25'],
])

/** The row of a client: the apps by their user agent, then the mini-program, then the channel number, then the browser. */
export const clientNameOf = (client: ClientContext): ClientName => {
  const { container, agent } = client
  if (isNativeApp(client)) return BY_CONTAINER[container] ?? 'flutter'
  if (container === 'mini-program' || container === 'mini-web-view')
    return agent === entryPoints.scoreWeachat ? 'mini8' : 'mini2'
  return BY_AGENT.get(agent) ?? BY_CONTAINER[container] ?? 'web'
}

export const matrixRowOf = (client: ClientContext): MatrixRow => agentMatrix[clientNameOf(client)]

/** What the button of a page does for a visitor; a page that does not sell does its own thing wherever a button shows. */
export const offerOf = (
  page: Pick<LandingPage, 'button'>,
  client: ClientContext,
  isLoggedIn: boolean,
): Offer => {
  const row = matrixRowOf(client)
  const offer = isLoggedIn ? row.user : row.stranger
  if (!page.button) return 'hidden'
  if (offer === 'hidden' || page.button.action === 'buy') return offer
  return page.button.action
}
