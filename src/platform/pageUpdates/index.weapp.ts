import { document, type TaroRootElement } from '@tarojs/runtime'
import type { PageUpdates } from './types'

const held = new Map<string, TaroRootElement['ctx']>()
const rootOf = (page: string): TaroRootElement | null => document.getElementById<TaroRootElement>(page)

export const pageUpdates: PageUpdates = {
  // Taro gathers what it has nowhere to send.
  hold: (page) => {
    const root = rootOf(page)
    if (!root?.ctx) return
    held.set(page, root.ctx)
    root.ctx = null
  },
  release: (page) => {
    const ctx = held.get(page)
    held.delete(page)
    const root = rootOf(page)
    if (!ctx || !root) return
    root.ctx = ctx
    root.performUpdate()
  },
}
