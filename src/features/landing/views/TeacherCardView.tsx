import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { teacherCard, type TeacherCard } from '@/contracts/base/promotions'
import { siteConfig } from '@/stores/siteConfig'
import { TeacherContact } from '@/stores/TeacherContact'
import { useResource } from '@/stores/useResource'
import { useRoute } from '@/stores/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/Button'
import { Loadable } from '@/ui/Loadable'
import { Picture } from '@/ui/Picture'
import './TeacherCardView.scss'

/** /wm: the WeChat card of the teacher who looks after the promotion, with his QR code to save (routes.json). */
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
  const { ui, tracker } = useStores()
  const { row } = useRoute()
  const contact = new TeacherContact(ui)
  const code = siteConfig.apiBase + card.qrUrl
  const save = (): void => {
    tracker.click(row.path, 'save-code')
    void contact.saveCode(code)
  }
  const copy = (): void => {
    tracker.click(row.path, 'copy-id')
    void contact.copyId(card.wechatId)
  }
  return (
    <>
      <View className="teacher-card__head">
        <View className="teacher-card__name">{card.teacherName}</View>
        <View className="teacher-card__title">{card.title}</View>
      </View>
      <View className="teacher-card__panel">
        <View className="teacher-card__code">
          <Picture src={code} alt={`${card.teacherName}的微信二维码`} ratio={1} eager />
        </View>
        <View className="teacher-card__hint">{card.hint}</View>
        <View className="teacher-card__id">微信号：{card.wechatId}</View>
        <Button block kind="promo" onPress={save} testId="wm-save">
          保存二维码
        </Button>
        <Button block kind="ghost" onPress={copy} testId="wm-copy">
          复制微信号
        </Button>
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
