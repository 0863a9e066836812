import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, type ReactNode } from 'react'
import type { Order } from '@/contracts/course/orders'
import { shanghaiDate } from '@/lib/shanghaiDate'
import { clipboard } from '@/platform/clipboard'
import { payment } from '@/platform/payment'
import { siteConfig } from '@/stores/siteConfig'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/layout/Card'
import { Loadable } from '@/ui/feedback/Loadable'
import { Picture } from '@/ui/media/Picture'
import { Price } from '@/ui/feedback/Price'
import { Tag } from '@/ui/feedback/Tag'
import { TextLink } from '@/ui/controls/TextLink'
import { orderProgressText, orderTone } from './orderStatusText'
import { OrderPageStore } from './OrderPageStore'
import { AfterSaleList } from './AfterSaleList'
import { OrderNextStep } from './OrderNextStep'

/** An order: items, amount, address, and the available actions. */
export const PlacedOrder = observer(function PlacedOrder({ orderId }: { readonly orderId: string }) {
  const stores = useStores()
  const { describe } = useRoute()
  useEffect(() => describe({ title: '订单详情' }), [])
  const pageStore = usePageStore(() => new OrderPageStore({ ...stores, payment }, orderId))
  return (
    <Loadable phase={pageStore.order.phase} skeleton="detail" onRetry={pageStore.start}>
      {(value) => (
        <View className="checkout">
          <Bought order={value} />
          <Sums order={value} />
          {value.paidAt === undefined ? null : <AfterSaleList pageStore={pageStore} order={value} />}
          <OrderNextStep pageStore={pageStore} order={value} />
        </View>
      )}
    </Loadable>
  )
})

interface OrderPart {
  readonly order: Order
}

function Bought({ order }: OrderPart) {
  const { title, cover, shipping } = order
  return (
    <Card>
      <View className="checkout__goods">
        <View className="checkout__cover">
          <Picture src={siteConfig.apiBase + cover} alt={title} ratio={16 / 9} rounded />
        </View>
        <View className="yt-grow">
          <View className="checkout__title">{title}</View>
          <Tag tone={orderTone(order)}>{orderProgressText(order)}</Tag>
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
      <OrderNumber orderId={orderId} />
    </Card>
  )
}

/** The order number, which customer service asks for. */
function OrderNumber({ orderId }: Pick<Order, 'orderId'>) {
  const { ui } = useStores()
  const copy = async (): Promise<void> => {
    ui.say((await clipboard.write(orderId)) ? '订单编号已复制' : '没有复制成功，请再试一次')
  }
  return (
    <Line name="订单编号">
      {orderId}{' '}
      <TextLink onPress={() => void copy()} label="复制订单编号" testId="order-copy">
        复制
      </TextLink>
    </Line>
  )
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <View className="checkout__line">
      <View className="checkout__name">{name}</View>
      <View className="checkout__note checkout__value">{children}</View>
    </View>
  )
}
