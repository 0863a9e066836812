import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState, type ReactNode } from 'react'
import { order, type Order, type OrderStatus } from '@/contracts/course/orders'
import { shanghaiDate } from '@/lib/shanghaiDate'
import { payment } from '@/platform/payment'
import { siteConfig } from '@/stores/siteConfig'
import { Task } from '@/stores/Task'
import { useResource } from '@/stores/useResource'
import { useRoute } from '@/stores/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Loadable } from '@/ui/Loadable'
import { Picture } from '@/ui/Picture'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import { payPlaced } from '../stores/payPlaced'

const STATUS_TEXT: Readonly<Record<OrderStatus, string>> = {
  unpaid: '待支付',
  paid: '已支付',
  closed: '已关闭',
  refunded: '已退款',
}

/** An order that was placed: what was bought, for how much, where it is sent, and what can be done with it now. */
export const PlacedOrder = observer(function PlacedOrder({ orderId }: { readonly orderId: string }) {
  const { call, session } = useStores()
  const { describe } = useRoute()
  useEffect(() => describe({ title: '订单详情' }), [])
  const found = useResource(() => call(order, { params: { uid: session.uid, orderId } }, { quiet: true }))
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(value) => (
        <View className="checkout">
          <Bought order={value} />
          <Sums order={value} />
          <NextStep order={value} />
        </View>
      )}
    </Loadable>
  )
})

interface OrderPart {
  readonly order: Order
}

function Bought({ order: { title, cover, status, shipping } }: OrderPart) {
  return (
    <Card>
      <View className="checkout__goods">
        <View className="checkout__cover">
          <Picture src={siteConfig.apiBase + cover} alt={title} ratio={16 / 9} rounded />
        </View>
        <View className="yt-grow">
          <View className="checkout__title">{title}</View>
          <Tag tone={status === 'paid' ? 'success' : 'plain'}>{STATUS_TEXT[status]}</Tag>
        </View>
      </View>
      {shipping ? (
        <View className="checkout__note">
          寄往 {shipping.region} {shipping.detail}，{shipping.receiver} {shipping.phone}
        </View>
      ) : null}
    </Card>
  )
}

function Sums({ order: { orderId, price, discount, payable, createdAt, paidAt } }: OrderPart) {
  return (
    <Card>
      <Line name="课程金额">
        <Price fen={price} tone="text" size="s" />
      </Line>
      {discount > 0 ? (
        <Line name="优惠券">
          -<Price fen={discount} size="s" />
        </Line>
      ) : null}
      <Line name={paidAt === undefined ? '应付' : '实付'}>
        <Price fen={payable} freeText="" />
      </Line>
      <Line name="下单日期">{shanghaiDate(createdAt)}</Line>
      <Line name="订单编号">{orderId}</Line>
    </Card>
  )
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <View className="checkout__line">
      <View>{name}</View>
      <View className="checkout__note">{children}</View>
    </View>
  )
}

/** Only an order that is open can still be paid; a paid one leads to its lessons. */
const NextStep = observer(function NextStep({ order: { orderId, goodsId, status } }: OrderPart) {
  const stores = useStores()
  const { navigator } = stores
  const [paying] = useState(() => new Task())
  const pay = () =>
    paying.succeeds(async () => {
      const outcome = await payPlaced({ ...stores, payment }, orderId)
      if (outcome === 'done') await navigator.replace('paySuccess', { orderId })
      if (outcome === 'failed') await navigator.replace('payFailure', { orderId })
    })
  if (status === 'unpaid') {
    return (
      <Button
        block
        size="l"
        kind="promo"
        loading={paying.isRunning}
        onPress={() => void pay()}
        testId="order-pay"
      >
        继续支付
      </Button>
    )
  }
  if (status === 'paid') {
    return (
      <Button block size="l" onPress={() => void navigator.go('studyCenter')}>
        去学习
      </Button>
    )
  }
  return (
    <Button block size="l" kind="soft" onPress={() => void navigator.go('coursesDetail', { goodsId })}>
      再看看这门课
    </Button>
  )
})
