import type { ShareRecord } from '../../shared/HostHandle'
import { isRecord } from '../../shared/isRecord'
import type { HostContext } from '../HostContext'
import { formatQuery } from '../router/parseQuery'

const text = (value: unknown, fallback = ''): string =>
  typeof value === 'string' && value ? value : fallback

/** Sharing from the menu or a button: asks the page what to send and checks that the receiver could open it. */
export class ShareMenu {
  constructor(private readonly host: HostContext) {}

  async toFriend(from: 'menu' | 'button', target?: unknown): Promise<ShareRecord | null> {
    const { pages, recorder } = this.host
    const page = pages.top
    if (!page.has('onShareAppMessage')) {
      recorder.violation(
        `${page.meta.path} has no onShareAppMessage (in Taro: enableShareAppMessage), so it cannot be shared`,
      )
      return null
    }
    const answer = page.hook('onShareAppMessage', { from, target, webViewUrl: undefined })
    const first = isRecord(answer) ? answer : {}
    const later: unknown = first['promise'] instanceof Promise ? await first['promise'] : {}
    const message = { ...first, ...(isRecord(later) && later) }
    return this.record({
      from,
      title: text(message['title'], page.bar.navigationBarTitleText ?? ''),
      path: text(message['path'], `/${page.meta.path}${formatQuery(page.query)}`),
      imageUrl: text(message['imageUrl']),
    })
  }

  toTimeline(): ShareRecord | null {
    const page = this.host.pages.top
    if (!page.has('onShareTimeline')) return null
    const answer = page.hook('onShareTimeline')
    const message = isRecord(answer) ? answer : {}
    const query = text(message['query'])
    return this.record({
      from: 'timeline',
      title: text(message['title'], page.bar.navigationBarTitleText ?? ''),
      path: `/${page.meta.path}${query ? `?${query}` : formatQuery(page.query)}`,
      imageUrl: text(message['imageUrl']),
    })
  }

  private record(share: ShareRecord): ShareRecord {
    const { meta, recorder } = this.host
    const path = share.path.replace(/^\//, '').split('?')[0]
    if (!meta.pages.some((page) => page.path === path)) {
      recorder.violation(`a share names a page that does not exist: ${share.path}`)
    }
    recorder.share(share)
    return share
  }
}
