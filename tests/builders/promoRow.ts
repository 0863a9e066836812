import type { PromoPage } from '@/contracts/pages/promoPages'

/** The row of a catalogue page whose part works. */
export const promoRow = (more: Partial<PromoPage> = {}): PromoPage => ({
  slug: 'page27',
  title: '页',
  family: 'paper',
  template: 'rules',
  tabs: [],
  goodsId: '270006',
  floating: [],
  stickyOffsetRem: 2.35,
  share: { title: '页', description: '说明' },
  ...more,
})
