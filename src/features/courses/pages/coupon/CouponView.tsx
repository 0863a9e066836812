import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { CouponTicket } from '../../shop/CouponTicket'
import { CouponBook } from '../../shop/CouponBook'
import { Pages } from '@/blocks/Pages'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Field } from '@/ui/controls/Field'
import { Tabs } from '@/ui/layout/Tabs'
import '../product-list/ProductListView.scss'

const TABS = [
  { key: 'usable', text: '可使用' },
  { key: 'used', text: '已使用' },
  { key: 'expired', text: '已过期' },
] as const

const EMPTY_TEXT = {
  usable: '还没有可用的优惠券',
  used: '还没有用过优惠券',
  expired: '没有过期的优惠券',
} as const

/** /coupon: the coupons by state, and the field for a code. */
export const CouponView = observer(function CouponView() {
  const stores = useStores()
  const [book] = useState(() => new CouponBook(stores))
  // An order placed meanwhile may have taken one.
  useDidShow(book.reload)
  return (
    <View className="shop">
      <CodeField book={book} />
      <Tabs items={TABS} active={book.state} onChange={book.show} label="优惠券" panelId="coupon-list" />
      <View id="coupon-list">
        <Pages
          key={book.state}
          pages={book.pages}
          draw={(coupon) => <CouponTicket key={coupon.couponId} coupon={coupon} />}
          empty={
            <Empty
              size="small"
              title={EMPTY_TEXT[book.state]}
              hint="讲座、社群里常有兑换码"
              action={{ text: '去商城看看', onPress: () => void stores.navigator.go('productList') }}
            />
          }
        />
      </View>
    </View>
  )
})

const CodeField = observer(function CodeField({ book }: { readonly book: CouponBook }) {
  return (
    <Card>
      <Field
        label="兑换码"
        placeholder="输入兑换码"
        value={book.code}
        onChange={book.type}
        error={book.error}
        maxLength={40}
        confirmType="done"
        onSubmit={() => void book.claim()}
        suffix={
          <Button size="s" loading={book.isClaiming} onPress={() => void book.claim()} testId="coupon-claim">
            领取
          </Button>
        }
        testId="coupon-code"
      />
    </Card>
  )
})
