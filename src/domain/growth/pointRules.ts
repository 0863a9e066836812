/** Points expire this many days after they were earned. */
export const POINTS_LAST_DAYS = 365
/** Points that expire within this many days are announced. */
export const EXPIRES_SOON_DAYS = 30

/** Sources and uses of points, with their names in the ledger. */
export const pointReasons = {
  task: '学习任务',
  clock: '打卡任务',
  streak: '连续打卡',
  newcomer: '新人任务',
  invite: '邀请好友',
  redeem: '积分兑换',
  expire: '积分过期',
} as const
export type PointReason = keyof typeof pointReasons

/** A thing that points buy. */
export interface PointItem {
  readonly title: string
  readonly note: string
  readonly points: number
  readonly gives: { readonly kind: 'card' } | { readonly kind: 'coupon'; readonly templateId: string }
}

/** The shop of points. A new item is a row; coupon templates are in content/coupons.json. */
export const pointShop: Readonly<Record<string, PointItem>> = {
  'make-up-card': {
    title: '补签卡',
    note: '漏打卡时自动使用，最多持有 2 张',
    points: 50,
    gives: { kind: 'card' },
  },
  'book-coupon': {
    title: '图书资料券',
    note: '图书与密卷满 30 元减 10 元，兑换后 30 天内有效，每人一张',
    points: 200,
    gives: { kind: 'coupon', templateId: 'points-10' },
  },
}
