import type { Query } from '@/lib/query'
import { branchVariantOf } from './branchVariants'
import { landingDefaults, ONLY_TAB, single } from './landingDefaults'
import type { LandingPage } from './LandingPage'

const TITLES: Readonly<Record<string, string>> = {
  21: '研途考研分校',
  22: '22考研备考主页',
  23: '23考研备考主页',
  24: '24考研学习基地',
  25: '25考研备考主页',
}

/** /market/homepages/:id (seed §2): 21 shows a branch by `tabact`, 24 is a page of its own; other ids do not exist. */
export const homepagesPage = (id: string, query: Query): LandingPage | undefined => {
  const title = Object.entries(TITLES).find(([known]) => known === id)?.[1]
  if (!title) return undefined
  const page = { ...landingDefaults, title, config: `homepages${id}`, goodsId: '270002' }
  if (id === '21') return { ...page, views: { [ONLY_TAB]: single(branchVariantOf(query['tabact'])) } }
  if (id !== '24') return page
  return {
    ...page,
    button: { text: '预约到校参观', action: 'lead' },
    views: {
      [ONLY_TAB]: [
        { key: 'base', text: '学习基地', template: 'base' },
        { key: 'life', text: '住宿生活', template: 'life' },
        { key: 'manage', text: '学管制度', template: 'manage' },
      ],
    },
    goodsId: '270001',
  }
}
