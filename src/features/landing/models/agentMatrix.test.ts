import { parseClientContext } from '@/stores/account/ClientContext'
import { browserFacts, containers } from '../../../../tests/builders/fakeStores'
import { agentMatrix, clientNameOf, matrixRowOf, offerOf, type ClientName } from './agentMatrix'

const clientOf = (container: keyof typeof containers, agent = '') =>
  parseClientContext({ ...browserFacts, ...containers[container] }, agent ? { agent } : {})

/** Every client of seed §6 by how it is recognised. */
const CLIENTS = [
  ['web', clientOf('browser')],
  ['wechat', clientOf('wechat')],
  ['pc', clientOf('pc')],
  ['mini2', clientOf('mini-program')],
  ['mini2', clientOf('mini-web-view', '2')],
  ['mini2', clientOf('browser', '2')],
  ['mini8', clientOf('mini-program', '8')],
  ['mini8', clientOf('browser', '8')],
  ['flutter', clientOf('flutter')],
  ['flutter', clientOf('flutter', '8')],
  ['gaoshou', clientOf('gaoshou')],
  ['agent18', clientOf('browser', '18')],
  ['agent20', clientOf('wechat', '20')],
  ['agent24', clientOf('browser', '24')],
  ['agent24', clientOf('dingtalk')],
  ['agent25', clientOf('wechat', '25')],
] as const

/** Client → [button for a stranger, for a user, blue bar, floating links, pictures] of a page that sells. */
const EXPECTED: Readonly<
  Record<ClientName, readonly [string, string, string, string, 'dingtalk' | undefined]>
> = {
  web: ['login', 'buy', 'shown', 'shown', undefined],
  wechat: ['login', 'buy', 'shown', 'shown', undefined],
  pc: ['login', 'buy', 'shown', 'shown', undefined],
  mini2: ['login', 'qrCard', 'shown', 'shown', undefined],
  mini8: ['login', 'qrCard', 'shown', 'shown', undefined],
  flutter: ['hidden', 'hidden', 'hidden', 'hidden', undefined],
  gaoshou: ['hidden', 'hidden', 'hidden', 'hidden', undefined],
  agent18: ['login', 'buy', 'shown', 'shown', undefined],
  agent20: ['login', 'buy', 'shown', 'shown', undefined],
  agent24: ['login', 'buy', 'hidden', 'shown', 'dingtalk'],
  agent25: ['login', 'buy', 'shown', 'shown', undefined],
}

const page = (action: 'buy' | 'lead' | 'chooseCourse' | 'qrCard') => ({ button: { text: '按钮', action } })

describe('the agent matrix (seed §4, §6)', () => {
  it('knows every client by name', () => {
    expect([...new Set(CLIENTS.map(([name]) => name))].sort()).toEqual(Object.keys(agentMatrix).sort())
  })

  it.each(CLIENTS)('%s: button, blue bar, floating links and pictures', (name, client) => {
    const { blueBar, floating, images } = matrixRowOf(client)
    expect(clientNameOf(client)).toBe(name)
    expect([
      offerOf(page('buy'), client, false),
      offerOf(page('buy'), client, true),
      blueBar,
      floating,
      images,
    ]).toEqual(EXPECTED[name])
  })

  it.each(CLIENTS)(
    '%s: a page that does not sell does its own thing, but shows nothing inside an app',
    (name, client) => {
      const isApp = name === 'flutter' || name === 'gaoshou'
      for (const action of ['lead', 'chooseCourse', 'qrCard'] as const) {
        for (const isLoggedIn of [false, true]) {
          expect(offerOf(page(action), client, isLoggedIn)).toBe(isApp ? 'hidden' : action)
        }
      }
    },
  )

  it.each(CLIENTS)('%s: a page without a button shows none', (_, client) => {
    expect(offerOf({ button: undefined }, client, true)).toBe('hidden')
  })
})
