import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { CourseCard } from '@/blocks/cards/CourseCard'
import { Pages } from '@/blocks/Pages'
import type { Order } from '@/contracts/course/orders'
import { shanghaiDate } from '@/lib/shanghaiDate'
import { navigation } from '@/platform/navigation'
import { buildAddress } from '@/routes/buildUrl'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Price } from '@/ui/feedback/Price'
import { Tabs } from '@/ui/layout/Tabs'
import { Tag } from '@/ui/feedback/Tag'
import { MembershipLine } from '../../orders/MembershipLine'
import { orderProgressText, orderStatusText, orderTone } from '../../orders/orderStatusText'
import { OrderList, type Shown } from '../../orders/OrderList'
import '../product-list/ProductListView.scss'

const TABS: readonly { readonly key: Shown; readonly text: string }[] = [
  { key: 'all', text: '全部' },
  { key: 'unpaid', text: orderStatusText.unpaid },
  { key: 'paid', text: orderStatusText.paid },
  { key: 'closed', text: orderStatusText.closed },
  { key: 'refunded', text: orderStatusText.refunded },
]

/** /user-order: the orders by state, which is kept in the address. */
export const UserOrderView = observer(function UserOrderView() {
  const stores = useStores()
  const { given } = useRoute()
  const asked = TABS.find(({ key }) => key === given['status'])?.key ?? 'all'
  const [list] = useState(() => new OrderList(stores, asked))
  // Paid, cancelled or refunded on the page that was opened from here.
  useDidShow(list.reload)
  const show = (status: Shown): void => {
    list.show(status)
    navigation.rewriteAddress(buildAddress('userOrder', { ...given, status }))
  }
  return (
    <View className="shop">
      <MembershipLine />
      <Tabs
        items={TABS}
        active={list.shown}
        onChange={show}
        label="订单状态"
        layout="fill"
        sticky
        panelId="order-list"
      />
      <View id="order-list">
        <Pages
          key={list.shown}
          pages={list.pages}
          draw={(order) => <OrderCard key={order.orderId} order={order} />}
          empty={
            <Empty
              size="small"
              title="这里还没有订单"
              hint="看中的课程下单后会在这里"
              action={{ text: '去选课', onPress: () => void stores.navigator.go('productList') }}
            />
          }
        />
      </View>
    </View>
  )
})

function OrderCard({ order }: { readonly order: Order }) {
  const { navigator } = useStores()
  const { orderId, title, cover, payable, createdAt } = order
  const open = (): void => void navigator.go('paycourseDetails', { orderId })
  return (
    <CourseCard
      title={title}
      cover={cover}
      note={`下单于 ${shanghaiDate(createdAt)}`}
      onPress={open}
      testId={`order-${orderId}`}
      actions={<OrderAction order={order} onOpen={open} />}
    >
      <View className="shop__row">
        <Price fen={payable} freeText="" />
        <Tag tone={orderTone(order)}>{orderProgressText(order)}</Tag>
      </View>
    </CourseCard>
  )
}

interface OrderActionProps {
  readonly order: Order
  readonly onOpen: () => void
}

function OrderAction({ order: { status, goodsId }, onOpen }: OrderActionProps) {
  const { navigator } = useStores()
  if (status === 'unpaid') {
    return (
      <Button size="s" kind="promo" onPress={onOpen}>
        去支付
      </Button>
    )
  }
  if (status === 'paid') {
    return (
      <>
        <Button size="s" kind="ghost" onPress={onOpen}>
          发票与售后
        </Button>
        <Button size="s" onPress={() => void navigator.go('courseLearning', { goodsId })}>
          去学习
        </Button>
      </>
    )
  }
  return (
    <Button size="s" kind="soft" onPress={() => void navigator.go('coursesDetail', { goodsId })}>
      再看看这门课
    </Button>
  )
}
