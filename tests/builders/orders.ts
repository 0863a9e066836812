import type { HttpResponse } from '@/platform/request'
import { ok } from './scriptedNetwork'

/** All that the detail and the purchase page show of goods. */
export const GOODS = {
  goodsId: 'g1',
  title: '营',
  subtitle: '',
  cover: '',
  classType: 'math',
  classTypeName: '数学',
  term: 1,
  price: 10_000,
  originalPrice: 20_000,
  tags: [],
  lessonCount: 1,
  learners: 1,
  teacherNames: [],
  pictures: [],
  highlights: [],
  introduction: [],
  audience: [],
  teachers: [],
  outline: [],
  shipped: true,
  stock: null,
  agreementName: '协议',
  agreementVersion: '1.0',
  commentCount: 0,
  rating: 5,
  comments: [],
}
/** A usable coupon; money in 分. */
export const coupon = (couponId: string, amount: number) => ({
  couponId,
  title: '券',
  amount,
  threshold: 0,
  scope: '',
  startsAt: 0,
  endsAt: 1,
  state: 'usable',
})
/** An address of the user. */
export const address = (addressId: string) => ({
  addressId,
  receiver: '张三',
  phone: '13812345678',
  regionCode: '420106',
  province: '湖北省',
  city: '武汉市',
  district: '武昌区',
  detail: '1 号',
  isDefault: false,
})
/** The backend's answer with an order. */
export const order = (more: object = {}): HttpResponse =>
  ok({
    orderId: 'o1',
    goodsId: 'g1',
    title: '营',
    cover: '',
    status: 'unpaid',
    price: 10_000,
    discount: 0,
    payable: 10_000,
    createdAt: 1,
    expiresAt: 2,
    ...more,
  })
