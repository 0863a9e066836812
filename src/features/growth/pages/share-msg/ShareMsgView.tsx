import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Pages } from '@/blocks/Pages'
import { INVITE_POINTS, INVITE_STUDY_DAYS, MOST_PAID_INVITES } from '@/domain/growth/inviteRules'
import { dayText } from '@/lib/dayText'
import { clipboard } from '@/platform/clipboard'
import { paysForInvites } from '../../invites/paysForInvites'
import { savePicture } from '@/stores/media/savePicture'
import { usePageStore } from '@/stores/page/usePageStore'
import { siteConfig } from '@/stores/siteConfig'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Stat } from '@/ui/charts/Stat'
import { Empty } from '@/ui/feedback/Empty'
import { Failure } from '@/ui/feedback/Failure'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Sheet } from '@/ui/layout/Sheet'
import { Picture } from '@/ui/media/Picture'
import { ClaimButton } from '../../awards/ClaimButton'
import { InviteList } from '../../invites/InviteList'
import { inviteText } from '../../invites/inviteTexts'
import '../../growth.scss'

/** The picture's own shape, drawn by the backend. */
const RATIO = 750 / 1100

/** /share-msg: the learner's invite code with poster and link, and the invited friends. */
export const ShareMsgView = observer(function ShareMsgView() {
  const stores = useStores()
  const invites = usePageStore(() => new InviteList(stores))
  const { pages } = invites
  if (!pages.hasBegun && pages.error)
    return <Failure message={pages.error} onRetry={() => void pages.more()} />
  if (!pages.hasBegun) return <Skeleton variant="card" />
  return (
    <View className="growth">
      <CodeCard invites={invites} />
      <Friends invites={invites} />
    </View>
  )
})

interface InviteProps {
  readonly invites: InviteList
}

const CodeCard = observer(function CodeCard({ invites }: InviteProps) {
  const { ui, client } = useStores()
  const [isPosterOpen, openPoster] = useState(false)
  const pays = paysForInvites(client)
  const copy = async (): Promise<void> => {
    ui.say((await clipboard.write(invites.link)) ? '链接已复制，发给同学吧' : '没能复制，请保存海报分享')
  }
  return (
    <Card testId="invite-code">
      <View className="growth__title">邀请码 {invites.code}</View>
      <View className="growth__note">
        {pays
          ? `同学通过你的链接注册，并在 ${INVITE_STUDY_DAYS} 天里学习过，你得 ${INVITE_POINTS} 积分，最多奖励 ${MOST_PAID_INVITES} 位`
          : '把链接或海报发给同学，一起备考'}
      </View>
      <View className="growth__stats">
        <Stat value={invites.pages.total} unit="人" label="已邀请" />
        {pays ? <Stat value={invites.earned} label="获得积分" /> : null}
      </View>
      <View className="growth__actions">
        <Button block size="l" onPress={() => openPoster(true)}>
          生成邀请海报
        </Button>
        <Button kind="soft" block onPress={() => void copy()}>
          复制邀请链接
        </Button>
      </View>
      <PosterSheet code={invites.code} isOpen={isPosterOpen} onClose={() => openPoster(false)} />
    </Card>
  )
})

interface PosterSheetProps {
  readonly code: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

function PosterSheet({ code, isOpen, onClose }: PosterSheetProps) {
  const { ui } = useStores()
  const picture = `${siteConfig.apiBase}/posters/invites/${code}.png`
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title="邀请海报"
      footer={
        <Button block onPress={() => void savePicture(picture, ui)}>
          保存图片
        </Button>
      }
    >
      <View className="growth__note">海报上只有二维码，没有你的姓名和头像</View>
      <Picture src={picture} alt="邀请海报，扫码注册研途" ratio={RATIO} rounded eager />
    </Sheet>
  )
}

const Friends = observer(function Friends({ invites }: InviteProps) {
  const { client } = useStores()
  const { pages } = invites
  const pays = paysForInvites(client)
  return (
    <Pages
      pages={pages}
      title="邀请的同学"
      draw={(row) => (
        <Cell
          key={row.taskId}
          title={row.name}
          note={`${dayText(row.boundAt)}，${inviteText(row, pays)}`}
          value={
            pays && row.state === 'qualified' ? (
              <ClaimButton
                points={row.points}
                subject={row.name}
                isBusy={invites.isBusy}
                onClaim={() => void invites.take(row.taskId)}
              />
            ) : null
          }
        />
      )}
      empty={<Empty size="small" title="还没有邀请到同学" hint="把海报发到备考群，同学注册后会显示在这里" />}
    />
  )
})
