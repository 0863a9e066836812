import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { memberInfo, type MemberInfo } from '@/contracts/gaoshou/student'
import { shanghaiDate } from '@/lib/shanghaiDate'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'

const membershipText = ({ isMember, memberName, temporary, expireTime }: MemberInfo): string => {
  if (!isMember) return '未开通'
  const name = temporary ? `${memberName}（体验）` : memberName
  return expireTime === null ? `${name}，长期有效` : `${name}，${shanghaiDate(expireTime)} 到期`
}

/** The membership of the learner, shown beside the orders: a failure leaves it out without hiding them. */
export const MembershipLine = observer(function MembershipLine() {
  const { call, session } = useStores()
  const found = useResource(() => call(memberInfo, { params: { uid: session.uid } }, { quiet: true }))
  if (!found.value) return null
  return (
    <View className="shop__row">
      <View>我的会员</View>
      <View className="shop__membership">{membershipText(found.value)}</View>
    </View>
  )
})
