import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { order } from '@/contracts/course/orders'
import { payment } from '@/platform/payment'
import { Consultation } from '@/stores/account/Consultation'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Price } from '@/ui/feedback/Price'
import { Task } from '@/stores/page/Task'
import { payPlacedOrder } from '../../checkout/payPlacedOrder'
import '../../checkout/PayResultView.scss'

const REASONS = ['余额不足或银行限额', '支付超时，订单会为你保留 30 分钟', '网络中断，可以直接重试'] as const

/** /courses/pay-faillure: why it may have failed, another try, and somebody to ask. */
export const PayFailureView = observer(function PayFailureView() {
  const stores = useStores()
  const { call, session, navigator } = stores
  const { given } = useRoute()
  const orderId = given['orderId'] ?? ''
  const [paying] = useState(() => new Task())
  const found = useResource(() => call(order, { params: { uid: session.uid, orderId } }, { quiet: true }))

  // An address without an order, or with somebody else's: nothing can be paid here.
  const isUnknown = found.phase.kind === 'failed'

  const payAgain = () =>
    paying.succeeds(async () => {
      const outcome = await payPlacedOrder({ ...stores, payment }, orderId)
      if (outcome === 'done') await navigator.replace('paySuccess', { orderId })
    })
  // A payment that came through after all, or an address that was kept: the order says so itself.
  const isPaid = found.value?.status === 'paid'
  useEffect(() => {
    if (isPaid) void navigator.replace('paySuccess', { orderId })
  }, [isPaid, navigator, orderId])

  return (
    <View className="pay-result">
      <Empty
        art="offline"
        size="small"
        title="支付没有完成"
        hint="可能是下面的原因，你的钱不会重复扣"
        testId="pay-failure"
      />
      <Reasons payable={found.value?.status === 'unpaid' ? found.value.payable : undefined} />
      {isUnknown ? (
        <Button block size="l" onPress={() => void navigator.go('userOrder')} testId="pay-orders">
          我的订单
        </Button>
      ) : (
        <Button
          block
          size="l"
          kind="promo"
          loading={paying.isRunning}
          onPress={() => void payAgain()}
          testId="pay-again"
        >
          重新支付
        </Button>
      )}
      <Button
        block
        size="l"
        kind="soft"
        onPress={() => void new Consultation(stores).open(found.value?.goodsId)}
      >
        联系客服
      </Button>
    </View>
  )
})

function Reasons({ payable }: { readonly payable: number | undefined }) {
  return (
    <Card>
      {REASONS.map((reason) => (
        <View key={reason} className="pay-result__line">
          {reason}
        </View>
      ))}
      {payable !== undefined ? (
        <View className="pay-result__line">
          <View>待支付</View>
          <Price fen={payable} size="s" />
        </View>
      ) : null}
    </Card>
  )
}
