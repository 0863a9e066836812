import { AgreementTick } from '@/blocks/AgreementTick'
import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import type { GoodsDetail } from '@/contracts/course/goods'
import { payment } from '@/platform/payment'
import { scroll } from '@/platform/scroll'
import { siteConfig } from '@/stores/siteConfig'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { FootBar } from '@/ui/layout/FootBar'
import { Loadable } from '@/ui/feedback/Loadable'
import { Picture } from '@/ui/media/Picture'
import { Price } from '@/ui/feedback/Price'
import { AddressCard } from '../../checkout/AddressCard'
import { CouponChoice } from '../../checkout/CouponChoice'
import { PlacedOrder } from '../../orders/PlacedOrder'
import { validityText } from '../../shop/validityText'
import { handOffPurchase } from '../../shop/handOffPurchase'
import { Checkout, type CheckoutData, type Missing } from '../../checkout/Checkout'
import './PaycourseDetailsView.scss'

/** The bar of the page, and some room. */
const BELOW_BAR = 64
const PLACES: Readonly<Record<Missing, string>> = {
  address: 'checkout-address',
  agreement: 'checkout-agreement',
}

/** /courses/paycourse-details: an order that was placed (`orderId`), or one to confirm and pay (`goodsId`) unless one waits. */
export const PaycourseDetailsView = observer(function PaycourseDetailsView() {
  const { given } = useRoute()
  const { orderId } = given
  return orderId ? <PlacedOrder orderId={orderId} /> : <NewOrder />
})

const NewOrder = observer(function NewOrder() {
  const stores = useStores()
  const { given } = useRoute()
  const checkout = usePageStore(() => new Checkout({ ...stores, payment }, given['goodsId'] ?? ''))
  useDidShow(checkout.readChosenAddress)
  return (
    <Loadable phase={checkout.data.phase} skeleton="detail" onRetry={checkout.start}>
      {(data) =>
        data.waiting ? (
          <PlacedOrder orderId={data.waiting.orderId} />
        ) : (
          <Confirmation checkout={checkout} data={data} />
        )
      }
    </Loadable>
  )
})

interface ConfirmationProps {
  readonly checkout: Checkout
  readonly data: CheckoutData
}

const Confirmation = observer(function Confirmation({ checkout, data }: ConfirmationProps) {
  const stores = useStores()
  const { navigator } = stores
  const { goods, coupons } = data
  const pay = async (): Promise<void> => {
    // Whoever came by the address alone buys as the page of the course would let him.
    if (await handOffPurchase(stores, goods)) return
    const outcome = await checkout.pay()
    if (outcome.kind === 'stay' && outcome.missing) scroll.toElement(PLACES[outcome.missing], BELOW_BAR)
    if (outcome.kind === 'success') await navigator.replace('paySuccess', { orderId: outcome.orderId })
    if (outcome.kind === 'owned') await navigator.replace('courseLearning', { goodsId: goods.goodsId })
    if (outcome.kind === 'failure') await navigator.replace('payFailure', { orderId: outcome.orderId })
  }
  return (
    <View className="checkout">
      {goods.shipped ? (
        <View id={PLACES.address}>
          <AddressCard checkout={checkout} />
        </View>
      ) : null}
      <GoodsRow goods={goods} />
      <CouponChoice coupons={coupons} chosen={checkout.couponId} onChoose={checkout.chooseCoupon} />
      <Amounts checkout={checkout} goods={goods} />
      <View id={PLACES.agreement}>
        <AgreementTick
          agreed={checkout.agreed}
          onAgree={checkout.agree}
          title="课程服务协议"
          documents={['course-agreement', 'refund-rules']}
          testId="checkout-agree"
        />
      </View>
      <FootBar>
        <View className="checkout__sum">
          <View className="checkout__note">合计</View>
          <Price fen={checkout.payable} size="l" freeText="" testId="checkout-total" />
        </View>
        <Button
          kind="promo"
          size="l"
          loading={checkout.isPaying}
          onPress={() => void pay()}
          testId="checkout-pay"
        >
          提交并支付
        </Button>
      </FootBar>
    </View>
  )
})

function GoodsRow({ goods }: { readonly goods: GoodsDetail }) {
  return (
    <Card>
      <View className="checkout__goods">
        <View className="checkout__cover">
          <Picture src={siteConfig.apiBase + goods.cover} alt={goods.title} ratio={16 / 9} rounded />
        </View>
        <View className="yt-grow">
          <View className="checkout__title">{goods.title}</View>
          <View className="checkout__note">
            {goods.classTypeName} · 第{goods.term}期 · {validityText(goods)}
          </View>
          <Price fen={goods.price} originalFen={goods.originalPrice} />
        </View>
      </View>
    </Card>
  )
}

const Amounts = observer(function Amounts({
  checkout,
  goods,
}: {
  readonly checkout: Checkout
  readonly goods: GoodsDetail
}) {
  return (
    <Card>
      <View className="checkout__line">
        <View>课程金额</View>
        <Price fen={goods.price} tone="text" size="s" />
      </View>
      {checkout.coupon ? (
        <View className="checkout__line">
          <View>优惠券</View>
          <View className="checkout__discount">
            -<Price fen={checkout.discount} size="s" />
          </View>
        </View>
      ) : null}
      <View className="checkout__line checkout__line--total">
        <View>应付</View>
        <Price fen={checkout.payable} freeText="" />
      </View>
    </Card>
  )
})
