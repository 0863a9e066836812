import { View } from '@tarojs/components'
import type { TeacherCard } from '@/contracts/base/promotions'
import { siteConfig } from '@/stores/siteConfig'
import { TeacherContact } from '@/stores/account/TeacherContact'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Picture } from '@/ui/media/Picture'
import './TeacherCode.scss'

interface TeacherCodeProps {
  readonly card: TeacherCard
  readonly hint: string
  /** Called with the pressed control, for pages that count it. */
  readonly onClick?: (name: 'save-code' | 'copy-id') => void
}

/** A teacher's WeChat code with the two ways to keep it. */
export function TeacherCode({ card, hint, onClick }: TeacherCodeProps) {
  const { ui } = useStores()
  const contact = new TeacherContact(ui)
  const code = siteConfig.apiBase + card.qrUrl
  const save = (): void => {
    onClick?.('save-code')
    void contact.saveCode(code)
  }
  const copy = (): void => {
    onClick?.('copy-id')
    void contact.copyId(card.wechatId)
  }
  return (
    <View className="teacher-code">
      <View className="teacher-code__picture">
        <Picture src={code} alt={`${card.teacherName}的微信二维码`} ratio={1} eager />
      </View>
      <View className="teacher-code__hint">{hint}</View>
      <View className="teacher-code__hint">微信号：{card.wechatId}</View>
      <Button block kind="promo" onPress={save} testId="teacher-save">
        保存二维码
      </Button>
      <Button block kind="ghost" onPress={copy} testId="teacher-copy">
        复制微信号
      </Button>
    </View>
  )
}
