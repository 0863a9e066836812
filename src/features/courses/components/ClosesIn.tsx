import { View } from '@tarojs/components'
import type { Order } from '@/contracts/course/orders'
import { useStores } from '@/stores/useStores'
import { facts } from '@/ui/target'
import { useTimeLeft } from '@/ui/useTimeLeft'
import { timeLeftText } from '../models/timeLeftText'

interface ClosesInProps extends Pick<Order, 'expiresAt'> {
  /** Told once, when the time is over. */
  readonly onEnd: () => void
}

/** How long an order can still be paid, second by second. */
export function ClosesIn({ expiresAt, onEnd }: ClosesInProps) {
  const { clock } = useStores()
  const left = timeLeftText(useTimeLeft(expiresAt, clock.offset, onEnd))
  return (
    <View className="checkout__note">
      <View className="checkout__left" {...facts({ role: 'timer', label: left, testId: 'order-left' })}>
        {left}
      </View>
      超时自动关闭，优惠券会退回
    </View>
  )
}
