import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { TeacherCode } from '@/blocks/TeacherCode'
import { teacherCard, type TeacherCard } from '@/contracts/base/promotions'
import { Resource } from '@/stores/page/Resource'
import type { DialogRequest } from '@/stores/UiStore'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Dialog } from '@/ui/layout/Dialog'
import { Failure } from '@/ui/feedback/Failure'
import { Skeleton } from '@/ui/feedback/Skeleton'
import './QrCardDialog.scss'

interface QrCardDialogProps {
  readonly request: DialogRequest & { readonly kind: 'qrCard' }
  readonly onClose: (done?: boolean) => void
}

/** The QR card of seed §2: the way to buy where the client must not sell by itself. */
export const QrCardDialog = observer(function QrCardDialog({ request, onClose }: QrCardDialogProps) {
  const { call, promotion } = useStores()
  const card = usePageStore(() => {
    const { promotionDigits: promotionId } = promotion
    const { inviteCode } = promotion.context
    const query = {
      ...(promotionId && { promotionId }),
      ...(inviteCode && { inviteCode }),
      ...(request.goodsId && { goodsId: request.goodsId }),
    }
    const resource = new Resource(() => call(teacherCard, { query }, { quiet: true }))
    return Object.assign(resource, { start: () => void resource.load() })
  })

  const { phase } = card
  return (
    <Dialog open closable title="请添加课程老师微信购买课程" onCancel={() => onClose(false)} testId="qr-card">
      {phase.kind === 'failed' ? (
        <Failure size="small" message={phase.msg} onRetry={() => void card.load()} />
      ) : null}
      {phase.kind === 'idle' || phase.kind === 'loading' ? <Skeleton variant="block" /> : null}
      {phase.kind === 'ready' ? (
        <Card card={phase.value} goodsId={request.goodsId} onClose={onClose} />
      ) : null}
    </Dialog>
  )
})

interface CardProps {
  readonly card: TeacherCard
  readonly goodsId: string | undefined
  readonly onClose: (done?: boolean) => void
}

function Card({ card, goodsId, onClose }: CardProps) {
  const { client, navigator } = useStores()
  return (
    <View className="qr-card">
      <View className="qr-card__teacher">
        {card.teacherName}·{card.title}
      </View>
      <TeacherCode card={card} hint="长按保存/识别二维码" />
      {client.container === 'mini-program' && goodsId ? (
        <Button
          block
          kind="ghost"
          onPress={() => {
            onClose(true)
            void navigator.go('coursesDetail', { goodsId })
          }}
          testId="qr-card-course"
        >
          先看看课程
        </Button>
      ) : null}
    </View>
  )
}
