import { observer } from 'mobx-react'
import type { Order } from '@/contracts/course/orders'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import type { OrderPageStore } from './OrderPageStore'
import { ClosesIn } from '../checkout/ClosesIn'

interface NextStepProps {
  readonly pageStore: OrderPageStore
  readonly order: Order
}

/** Only an order that is open can still be paid or cancelled; a paid one leads to its lessons, any other to the course. */
export function OrderNextStep({ pageStore, order }: NextStepProps) {
  const { navigator } = useStores()
  const { status, goodsId } = order
  if (status === 'unpaid') return <Unpaid pageStore={pageStore} order={order} />
  if (status === 'paid') {
    return (
      <Button block size="l" onPress={() => void navigator.go('courseLearning', { goodsId })}>
        去学习
      </Button>
    )
  }
  return (
    <Button block size="l" kind="soft" onPress={() => void navigator.go('coursesDetail', { goodsId })}>
      再看看这门课
    </Button>
  )
}

const Unpaid = observer(function Unpaid({ pageStore, order: { orderId, expiresAt } }: NextStepProps) {
  const { navigator, ui } = useStores()
  const pay = async (): Promise<void> => {
    const outcome = await pageStore.pay()
    if (outcome === 'done') await navigator.replace('paySuccess', { orderId })
    if (outcome === 'failed') await navigator.replace('payFailure', { orderId })
  }
  const cancel = async (): Promise<void> => {
    const text = '取消后名额和优惠券会释放'
    if (await ui.openDialog({ kind: 'confirm', title: '取消订单', text, confirm: '取消订单' }))
      await pageStore.cancel()
  }
  return (
    <>
      <ClosesIn expiresAt={expiresAt} onEnd={() => void pageStore.order.load()} />
      <Button
        block
        size="l"
        kind="promo"
        loading={pageStore.isBusy}
        onPress={() => void pay()}
        testId="order-pay"
      >
        继续支付
      </Button>
      <Button block size="l" kind="ghost" onPress={() => void cancel()} testId="order-cancel">
        取消订单
      </Button>
    </>
  )
})
