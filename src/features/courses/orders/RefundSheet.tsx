import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { RefundQuote } from '@/contracts/course/afterSale'
import { Button } from '@/ui/controls/Button'
import { Choice } from '@/ui/controls/Choice'
import { Price } from '@/ui/feedback/Price'
import { Sheet } from '@/ui/layout/Sheet'
import type { OrderPageStore } from './OrderPageStore'

const REASONS = ['买错或买重了', '时间安排不过来', '课程不适合我', '考研计划变了', '其他原因'].map(
  (text) => ({
    key: text,
    text,
  }),
)

interface RefundSheetProps {
  readonly pageStore: OrderPageStore
  readonly quote: RefundQuote
  readonly open: boolean
  readonly onClose: () => void
}

/** How much goes back, why it is asked for, and the last word before the course is gone. */
export const RefundSheet = observer(function RefundSheet({
  pageStore,
  quote,
  open,
  onClose,
}: RefundSheetProps) {
  const [reason, setReason] = useState<string>()
  const ask = async (): Promise<void> => {
    if (reason && (await pageStore.refund(reason))) onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="申请退款"
      footer={
        <Button
          block
          size="l"
          disabled={!reason}
          loading={pageStore.isBusy}
          onPress={() => void ask()}
          testId="refund-confirm"
        >
          提交申请
        </Button>
      }
    >
      <View className="checkout__line">
        <View>退还金额</View>
        <Price fen={quote.kind === 'none' ? 0 : quote.amount} freeText="" />
      </View>
      <View className="checkout__note">退款后课程权限随即关闭，用过的优惠券会退回。</View>
      <Choice label="退款原因" options={REASONS} value={reason} onChange={setReason} columns={1} />
    </Sheet>
  )
})
