import { Content } from '../Content'
import { unshippedParcels } from './goodsPromises'

const goods = (goodsId: string, highlights: string[], fields: object = {}) => ({
  goodsId,
  title: '课程',
  subtitle: '',
  tags: [],
  highlights,
  introduction: [],
  pictures: [],
  onSale: true,
  shipped: false,
  ...fields,
})

test('goods that promise a parcel have to ask for an address', () => {
  const rows = [
    goods('mail', ['四套密卷邮寄到家']),
    goods('paper', [], { title: '词汇手册（纸质）' }),
    goods('sent', ['讲义包邮'], { shipped: true }),
    goods('digital', ['讲义电子版']),
    goods('off', ['讲义包邮'], { onSale: false }),
  ]
  const content = new Content({ goods: new Map([['a', rows]]), posters: new Map() })
  expect(unshippedParcels(content)).toEqual(['mail', 'paper'])
})
