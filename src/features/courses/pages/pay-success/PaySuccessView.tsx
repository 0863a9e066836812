import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { teacherCard } from '@/contracts/base/promotions'
import type { Order } from '@/contracts/course/orders'
import { siteConfig } from '@/stores/siteConfig'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Picture } from '@/ui/media/Picture'
import { Price } from '@/ui/feedback/Price'
import { Spinner } from '@/ui/feedback/Spinner'
import { TeacherBranch } from '../../orders/TeacherBranch'
import { PaidOrder } from '../../orders/PaidOrder'
import '../../checkout/PayResultView.scss'

/** /courses/pay-success: waits until the backend has the money, then order, next steps and the teacher's card. */
export const PaySuccessView = observer(function PaySuccessView() {
  const stores = useStores()
  const { given } = useRoute()
  const orderId = given['orderId'] ?? ''
  const paid = usePageStore(() => new PaidOrder(stores, orderId, (run, ms) => setTimeout(run, ms)))
  if (paid.state === 'paid') return <Success order={paid.order} />
  if (paid.state === 'checking') {
    return (
      <View className="pay-result__wait">
        <Spinner size="l" label="正在确认支付结果" />
        <View>正在确认支付结果…</View>
      </View>
    )
  }
  if (paid.state === 'refunded') {
    return (
      <Empty
        title="这笔钱会原路退回"
        hint="这个订单没有生效：课程已经买过、名额已满或优惠券已用在别的订单。已付的钱会自动退回付款账户，不用申请"
        action={{
          text: '看这个订单',
          onPress: () => void stores.navigator.go('paycourseDetails', { orderId }),
        }}
        second={{ text: '去学习', onPress: () => void stores.navigator.go('studyCenter') }}
        testId="pay-refunded"
      />
    )
  }
  if (paid.state === 'closed') {
    return (
      <Empty
        title="订单已关闭"
        hint="超过 30 分钟没有支付的订单会自动关闭，可以重新下单"
        action={{ text: '回到首页', onPress: () => void stores.navigator.relaunch('home') }}
      />
    )
  }
  return (
    <Empty
      art="offline"
      title="还没有收到支付结果"
      hint="如果已经付款，请稍后再看，钱不会丢"
      action={{ text: '再查一次', onPress: paid.retry }}
      second={{ text: '我的订单', onPress: () => void stores.navigator.go('userOrder') }}
      testId="pay-unknown"
    />
  )
})

/** What was bought may come later than the payment, or not at all. */
function Success({ order }: { readonly order: Order | undefined }) {
  const { navigator } = useStores()
  return (
    <View className="pay-result">
      <Empty
        art="done"
        size="small"
        title="支付成功"
        hint={
          order
            ? `《${order.title}》已加入学习中心，先签一份协议，再开始学`
            : '课程已加入学习中心，马上可以学'
        }
        {...(order && {
          action: {
            text: '签署课程协议',
            onPress: () => void navigator.go('signAgreement', { goodsId: order.goodsId }),
          },
        })}
        second={{
          text: '去学习',
          onPress: () =>
            void (order
              ? navigator.replace('courseLearning', { goodsId: order.goodsId })
              : navigator.go('studyCenter')),
        }}
        testId="pay-success"
      />
      {order ? <Bought order={order} /> : null}
    </View>
  )
}

function Bought({ order }: { readonly order: Order }) {
  return (
    <>
      <Card>
        <View className="pay-result__line">
          <View>实付金额</View>
          <Price fen={order.payable} freeText="" size="s" tone="text" />
        </View>
        <View className="pay-result__line">
          <View className="pay-result__name">订单编号</View>
          <View className="pay-result__note pay-result__value">{order.orderId}</View>
        </View>
      </Card>
      <TeacherCard goodsId={order.goodsId} />
    </>
  )
}

const TeacherCard = observer(function TeacherCard({ goodsId }: { readonly goodsId: string }) {
  const { call } = useStores()
  const card = useResource(() => call(teacherCard, { query: { goodsId } }, { quiet: true }))
  const teacher = card.value
  if (!teacher) return null
  return (
    <Card>
      <View className="pay-result__teacher">
        <View className="pay-result__title">下一步：添加班主任老师</View>
        <View className="pay-result__note">
          {teacher.teacherName}·{teacher.title}，开课通知和学习群都由 TA 发送
        </View>
        <View className="pay-result__code">
          <Picture src={siteConfig.apiBase + teacher.qrUrl} alt="班主任微信二维码" ratio={1} />
        </View>
        <View className="pay-result__note">长按保存/识别二维码</View>
        {teacher.sellerId === undefined ? null : <TeacherBranch sellerId={teacher.sellerId} />}
      </View>
    </Card>
  )
})
