import { updates } from '@/platform/updates'
import { isNativeApp } from '@/stores/account/ClientContext'
import type { AppStores } from './createStores'

const ASK_AGAIN_MS = 10_000
const QUESTION = {
  kind: 'confirm',
  title: '新版本准备好了',
  text: '更新只要一两秒，页面会重新打开。正在填写的话，可以稍后再更新。',
  confirm: '立即更新',
} as const

/** Offers a new version once nothing else is being asked. The two apps bring pages of their own choice: there nothing is kept. */
export const followUpdates = ({ ui, client }: Pick<AppStores, 'ui' | 'client'>): void => {
  if (isNativeApp(client) || client.container === 'mini-web-view') return
  const offer = async (apply: () => void): Promise<void> => {
    if (ui.dialog) return void setTimeout(() => void offer(apply), ASK_AGAIN_MS)
    if (await ui.openDialog(QUESTION)) apply()
  }
  updates.follow((apply) => void offer(apply))
}
