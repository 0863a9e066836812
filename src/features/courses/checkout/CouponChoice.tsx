import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Choice } from '@/ui/controls/Choice'
import type { Coupon } from '@/contracts/course/coupons'

const NONE = 'none'
const FEN = 100

interface CouponChoiceProps {
  readonly coupons: readonly Coupon[]
  readonly chosen: string | undefined
  readonly onChoose: (couponId: string | undefined) => void
}

/** The coupons that this order may use, the best one chosen already. */
export function CouponChoice({ coupons, chosen, onChoose }: CouponChoiceProps) {
  if (coupons.length === 0) {
    return (
      <Card padding="none">
        <Cell title="优惠券" value="暂无可用" />
      </Card>
    )
  }
  const options = [
    ...coupons.map(({ couponId, title, amount }) => ({
      key: couponId,
      text: title,
      note: `减${amount / FEN}元`,
    })),
    { key: NONE, text: '不使用优惠券' },
  ]
  return (
    <Card>
      <Choice
        label="优惠券"
        options={options}
        value={chosen ?? NONE}
        onChange={(key) => onChoose(key === NONE ? undefined : key)}
        columns={1}
        testId="checkout-coupons"
      />
    </Card>
  )
}
