import { View } from '@tarojs/components'
import { useEffect } from 'react'
import type { Order } from '@/contracts/course/orders'
import { useStores } from '@/stores/useStores'
import { ariaProps } from '@/ui/controls/target'
import { useIsPageShown } from '@/ui/pageShown'
import { TextLink } from '@/ui/controls/TextLink'
import { useClock } from '@/ui/useClock'
import { timeLeftText } from './timeLeftText'

const SECOND = 1000
/** Between two looks at an order whose time is over: the first may have met no network. */
const AGAIN_AFTER_MS = 10_000

interface ClosesInProps extends Pick<Order, 'expiresAt'> {
  /** Called when the time is over, and repeatedly while this is mounted. */
  readonly onEnd: () => void
}

/** How long an order can still be paid, second by second. */
export function ClosesIn({ expiresAt, onEnd }: ClosesInProps) {
  const { clock } = useStores()
  const now = useClock(clock.offset, (time) =>
    time < expiresAt ? time + ((expiresAt - time) % SECOND || SECOND) : undefined,
  )
  const isOver = now >= expiresAt
  const isShown = useIsPageShown()
  useEffect(() => {
    if (!isOver || !isShown) return undefined
    onEnd()
    const timer = setInterval(onEnd, AGAIN_AFTER_MS)
    return () => clearInterval(timer)
  }, [isOver, isShown])
  if (isOver)
    return (
      <View className="checkout__note">
        付款时间已过，正在确认订单状态…{' '}
        <TextLink onPress={onEnd} testId="order-look">
          刷新
        </TextLink>
      </View>
    )
  const left = timeLeftText(expiresAt - now)
  return (
    <View className="checkout__note">
      <View className="checkout__left" {...ariaProps({ role: 'timer', label: left, testId: 'order-left' })}>
        {left}
      </View>
      超时自动关闭，优惠券会退回
    </View>
  )
}
