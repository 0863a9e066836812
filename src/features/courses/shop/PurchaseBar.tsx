import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import type { GoodsDetail } from '@/contracts/course/goods'
import { addGoods, goodsExist } from '@/contracts/gaoshou/studentGoods'
import { isFree } from '@/domain/courses/isFree'
import { Consultation } from '@/stores/account/Consultation'
import { Resource } from '@/stores/page/Resource'
import { Task } from '@/stores/page/Task'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { FootBar } from '@/ui/layout/FootBar'
import { handOffPurchase } from './handOffPurchase'
import { attributionOf } from './attributionOf'

/** The bar at the foot of a course: consult, and buy or learn. Free goods are taken with one tap, in every client. */
export const PurchaseBar = observer(function PurchaseBar({ goods }: { readonly goods: GoodsDetail }) {
  const stores = useStores()
  const { call, session, navigator, loginFlow, promotion, ui } = stores
  const { goodsId } = goods
  const [taking] = useState(() => new Task())
  const [owned] = useState(
    () => new Resource(() => call(goodsExist, { params: { uid: session.uid, goodsId } }, { quiet: true })),
  )
  useEffect(() => {
    if (session.isLoggedIn) void owned.load()
  }, [session.uid, session, owned])
  const isOwned = session.isLoggedIn && owned.value?.exist === true
  const isSoldOut = goods.stock === 0

  const take = async (): Promise<void> => {
    if (!(await loginFlow.require())) return
    const params = { uid: session.uid, goodsId }
    const body = attributionOf(promotion)
    if (!(await taking.succeeds(() => call(addGoods, { params, body })))) return
    ui.say('已加入我的课程')
    await owned.load()
  }
  const buy = async (): Promise<void> => {
    if (isOwned) return navigator.go('courseLearning', { goodsId })
    if (isFree(goods)) return take()
    if (await handOffPurchase(stores, goods)) return
    if (await loginFlow.require()) await navigator.go('paycourseDetails', { goodsId })
  }

  return (
    <FootBar>
      <Button
        kind="soft"
        size="l"
        icon="message"
        onPress={() => void new Consultation(stores).open(goodsId)}
        testId="course-consult"
      >
        咨询
      </Button>
      <Button
        block
        kind="promo"
        size="l"
        disabled={isSoldOut && !isOwned}
        loading={taking.isRunning}
        onPress={() => void buy()}
        testId="course-buy"
      >
        {isOwned ? '去学习' : isSoldOut ? '已售罄' : isFree(goods) ? '免费加入' : '立即购买'}
      </Button>
    </FootBar>
  )
})
