import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { TeacherCode } from '@/blocks/TeacherCode'
import { teacherCard, type TeacherCard } from '@/contracts/base/promotions'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Loadable } from '@/ui/feedback/Loadable'
import './TeacherCardView.scss'

/** /wm: the WeChat card of the promotion's teacher, with a QR code to save (routes.json). */
export const TeacherCardView = observer(function TeacherCardView() {
  const { call, promotion, tracker } = useStores()
  const { row } = useRoute()
  const { promotionDigits: promotionId } = promotion
  const { inviteCode } = promotion.context
  const query = { ...(promotionId && { promotionId }), ...(inviteCode && { inviteCode }) }
  const card = useResource(() => call(teacherCard, { query }, { quiet: true }))
  useEffect(() => tracker.enter(row.path), [row.path])
  return (
    <View className="teacher-card">
      <Loadable phase={card.phase} skeleton="card" onRetry={() => void card.load()}>
        {(value) => <Card card={value} />}
      </Loadable>
    </View>
  )
})

function Card({ card }: { readonly card: TeacherCard }) {
  const { tracker } = useStores()
  const { row } = useRoute()
  return (
    <>
      <View className="teacher-card__head">
        <View className="teacher-card__name">{card.teacherName}</View>
        <View className="teacher-card__title">{card.title}</View>
      </View>
      <View className="teacher-card__panel">
        <TeacherCode card={card} hint={card.hint} onClick={(name) => tracker.click(row.path, name)} />
      </View>
      <View className="teacher-card__services">
        {card.services.map((text) => (
          <View key={text} className="teacher-card__service">
            {text}
          </View>
        ))}
      </View>
    </>
  )
}
