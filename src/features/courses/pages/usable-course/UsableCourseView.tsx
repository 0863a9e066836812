import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { GoodsCard } from '@/blocks/cards/GoodsCard'
import { Pages } from '@/blocks/Pages'
import { couponGoods, type Coupon } from '@/contracts/course/coupons'
import type { Goods } from '@/contracts/course/goods'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { CouponTicket } from '../../shop/CouponTicket'
import { teachersLine } from '../../shop/teachersLine'
import '../product-list/ProductListView.scss'

const PAGE_SIZE = 8

/** /usable-course?couponId=…: goods that one coupon can buy. */
export const UsableCourseView = observer(function UsableCourseView() {
  const { navigator } = useStores()
  const { couponId } = useRoute().given
  if (couponId) return <UsableCourses key={couponId} couponId={couponId} />
  return (
    <Empty
      title="还没有选优惠券"
      hint="从我的优惠券里挑一张，看它能买哪些课程"
      action={{ text: '我的优惠券', onPress: () => void navigator.replace('coupon') }}
    />
  )
})

const UsableCourses = observer(function UsableCourses({ couponId }: { readonly couponId: string }) {
  const { call, session, navigator } = useStores()
  const [coupon, setCoupon] = useState<Coupon>()
  const pages = usePageStore(
    () =>
      new PagedList({
        fetch: async (page) => {
          const params = { uid: session.uid, couponId }
          const found = await call(couponGoods, { params, query: { page, size: PAGE_SIZE } }, { quiet: true })
          setCoupon(found.coupon)
          return found
        },
        idOf: ({ goodsId }: Goods) => goodsId,
      }),
  )
  return (
    <View className="shop">
      {coupon ? <CouponTicket coupon={coupon} isChosen /> : null}
      <Pages
        pages={pages}
        draw={(goods) => <GoodsCard key={goods.goodsId} goods={goods} note={teachersLine(goods)} />}
        empty={
          <Empty
            title="暂时没有这张券能买的课程"
            hint="券在有效期内会一直为你留着"
            action={{ text: '去商城看看', onPress: () => void navigator.replace('productList') }}
          />
        }
      />
    </View>
  )
})
