import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { recover } from '@/api'
import { code53 } from '@/contracts/base/promotions'
import { order, payOrder } from '@/contracts/course/orders'
import { payment } from '@/platform/payment'
import { useResource } from '@/stores/useResource'
import { useRoute } from '@/stores/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Empty } from '@/ui/Empty'
import { Price } from '@/ui/Price'
import { payableHere } from '../models/payableHere'
import { Task } from '@/stores/Task'
import './PayResultView.scss'

const REASONS = ['余额不足或银行限额', '支付超时，订单会为你保留 30 分钟', '网络中断，可以直接重试'] as const

/** /courses/pay-faillure: why it may have failed, another try, and somebody to ask. */
export const PayFailureView = observer(function PayFailureView() {
  const { call, session, client, navigator } = useStores()
  const { given } = useRoute()
  const orderId = given['orderId'] ?? ''
  const [paying] = useState(() => new Task())
  const found = useResource(() => call(order, { params: { uid: session.uid, orderId } }, { quiet: true }))

  const payAgain = () =>
    paying.succeeds(async () => {
      const channel = client.container === 'mini-program' ? 'mini-program' : 'h5'
      const parameters = await call(payOrder, { params: { uid: session.uid, orderId }, body: { channel } })
      const outcome = parameters.kind === 'paid' ? 'done' : await payment.pay(payableHere(parameters))
      if (outcome === 'done') await navigator.replace('paySuccess', { orderId })
    })
  const contact = async (): Promise<void> => {
    const found = await recover(
      () => call(code53, { query: {} }),
      () => undefined,
    )
    if (found) await navigator.openLink(found.url)
  }

  return (
    <View className="pay-result">
      <Empty
        art="offline"
        size="small"
        title="支付没有完成"
        hint="可能是下面的原因，你的钱不会重复扣"
        testId="pay-failure"
      />
      <Reasons payable={found.value?.payable} />
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
      <Button block size="l" kind="soft" onPress={() => void contact()}>
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
