import { View } from '@tarojs/components'
import type { Coupon } from '@/contracts/course/coupons'
import { shanghaiDate } from '@/lib/shanghaiDate'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { cx } from '@/ui/cx'
import { Price } from '@/ui/feedback/Price'
import './CouponTicket.scss'

const STATE_TEXT: Readonly<Record<Exclude<Coupon['state'], 'usable'>, string>> = {
  used: '已使用',
  expired: '已过期',
}

interface CouponTicketProps {
  readonly coupon: Coupon
  /** The page is about this coupon already: nothing leads to it. */
  readonly isChosen?: boolean
}

/** A coupon: its discount, minimum amount, scope and end. */
export function CouponTicket({ coupon, isChosen = false }: CouponTicketProps) {
  const { navigator } = useStores()
  const { couponId, title, amount, threshold, scope, endsAt, state } = coupon
  return (
    <View className={cx('coupon', state !== 'usable' && 'coupon--over')}>
      <View className="coupon__amount">
        <Price fen={amount} size="l" freeText="" tone={state === 'usable' ? 'accent' : 'text'} />
        <View className="coupon__note">满{threshold / 100}元可用</View>
      </View>
      <View className="coupon__text">
        <View className="coupon__title">{title}</View>
        <View className="coupon__note">{scope}</View>
        <View className="coupon__note">{shanghaiDate(endsAt)} 到期</View>
      </View>
      {state !== 'usable' ? (
        <View className="coupon__state">{STATE_TEXT[state]}</View>
      ) : isChosen ? null : (
        <Button
          size="s"
          onPress={() => void navigator.go('usableCourse', { couponId })}
          testId={`coupon-use-${couponId}`}
        >
          去使用
        </Button>
      )}
    </View>
  )
}
