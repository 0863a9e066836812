/** A page that a link may lead to: an address of ours, never one that somebody typed. */
export interface LinkPage {
  readonly key: string
  readonly title: string
  /** Public address; `:id` is replaced by the promotion's own id. */
  readonly path: `/${string}`
}

/** The pages of promotion links. */
export const linkPages = [
  { key: 'summerGold', title: '暑期强基营', path: '/market/summer-gold/:id' },
  { key: 'purpleGold', title: '紫金全程班', path: '/market/purple-gold/27' },
  { key: 'highTutoring', title: '推免高端辅导', path: '/market/high-tutoring/27' },
  { key: 'superForum', title: '超级大讲堂', path: '/market/super-forum/26' },
  { key: 'superSprint', title: '超级冲刺', path: '/market/super-sprint/27' },
  { key: 'superGold', title: '超级金课', path: '/super-gold' },
  { key: 'violetGold', title: '紫金卡', path: '/violet-gold' },
  { key: 'productList', title: '课程商城', path: '/product-list' },
  { key: 'home', title: '首页', path: '/' },
] as const satisfies readonly LinkPage[]

export type LinkPageKey = (typeof linkPages)[number]['key']
export const linkPageKeys = linkPages.map(({ key }) => key)

/** The cohorts that the summer page knows. */
const SUMMER_IDS = ['27', '127']

/** The address of a page for a promotion. */
export const linkPathOf = (key: LinkPageKey, promotionId: string): string => {
  const path: string = linkPages.find((page) => page.key === key)?.path ?? '/'
  return path.replace(':id', SUMMER_IDS.includes(promotionId) ? promotionId : '127')
}

/** How long a link leads anywhere, in days. */
export const linkDays = [7, 30, 90, 365] as const
