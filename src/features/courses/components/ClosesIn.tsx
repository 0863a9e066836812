import { View } from '@tarojs/components'
import { useEffect } from 'react'
import type { Order } from '@/contracts/course/orders'
import { useStores } from '@/stores/useStores'
import { facts } from '@/ui/target'
import { useClock } from '@/ui/useClock'
import { timeLeftText } from '../models/timeLeftText'

const SECOND = 1000

interface ClosesInProps extends Pick<Order, 'expiresAt'> {
  /** Told once, when the time is over. */
  readonly onEnd: () => void
}

/** How long an order can still be paid, second by second. */
export function ClosesIn({ expiresAt, onEnd }: ClosesInProps) {
  const { clock } = useStores()
  const now = useClock(clock.offset, (time) =>
    time < expiresAt ? time + ((expiresAt - time) % SECOND || SECOND) : undefined,
  )
  const isOver = now >= expiresAt
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver])
  const left = timeLeftText(expiresAt - now)
  return (
    <View className="checkout__note">
      <View className="checkout__left" {...facts({ role: 'timer', label: left, testId: 'order-left' })}>
        {left}
      </View>
      超时自动关闭，优惠券会退回
    </View>
  )
}
