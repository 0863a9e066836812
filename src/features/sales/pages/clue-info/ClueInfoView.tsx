import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ClueDetail, ClueRow } from '@/contracts/sales/clues'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Section } from '@/ui/layout/Section'
import { Tag } from '@/ui/feedback/Tag'
import { ClueActions } from '../../leads/ClueActions'
import { ClueHistory } from '../../leads/ClueHistory'
import { CluePage } from '../../leads/CluePage'
import { FollowUpForm } from '../../leads/FollowUpForm'
import { StaffPage } from '../../session/StaffPage'
import { useStaff } from '../../session/useStaff'
import { lossTexts, moment, stateTexts, stateTones } from '../../shared/salesTexts'

/** /clue-info: one lead. */
export const ClueInfoView = () => {
  const { given } = useRoute()
  const { navigator } = useStores()
  const id = given['clueId'] ?? given['id'] ?? ''
  return (
    <StaffPage permission="clues.read">
      {id === '' ? (
        <Empty
          title="没有选择线索"
          hint="从线索列表里选一条"
          action={{ text: '去线索列表', onPress: () => void navigator.replace('clueData') }}
        />
      ) : (
        <OneClue key={id} id={id} />
      )}
    </StaffPage>
  )
}

const OneClue = observer(function OneClue({ id }: { readonly id: string }) {
  const { ui, drafts, clock } = useStores()
  const staff = useStaff()
  const page = usePageStore(() => new CluePage({ ui, drafts, staff, now: clock.now }, id))
  return (
    <Loadable phase={page.detail.phase} onRetry={() => void page.detail.load()} skeleton="detail">
      {(detail) => (
        <View className="sales__columns">
          <View className="sales__stack">
            <Facts detail={detail} page={page} />
            <ClueActions detail={detail} page={page} />
            <Others rows={detail.others} isWorkedElsewhere={detail.isWorkedElsewhere} />
          </View>
          <View className="sales__stack">
            {detail.may.work ? <FollowUpForm detail={detail} page={page} /> : null}
            <ClueHistory events={detail.events} />
          </View>
        </View>
      )}
    </Loadable>
  )
})

const Facts = observer(function Facts({
  detail,
  page,
}: {
  readonly detail: ClueDetail
  readonly page: CluePage
}) {
  const { name, phone, state, school, className, promotionName, branchName, ownerName } = detail
  const lines: readonly (readonly [string, string])[] = [
    ['手机号', page.phone || phone],
    ['院校', school],
    ['班级', className],
    ['推广', promotionName],
    ['来源链接', detail.linkTitle],
    ['分校', branchName],
    ['跟进人', ownerName || '待领取'],
    ['提交时间', moment(detail.createdAt)],
    ['下次跟进', detail.nextAt === null ? '' : moment(detail.nextAt)],
    ['流失原因', detail.lostReason === null ? '' : lossTexts[detail.lostReason]],
  ]
  return (
    <List label="线索资料" testId="clue-facts">
      <Cell title={name || '未留姓名'} value={<Tag tone={stateTones[state]}>{stateTexts[state]}</Tag>} />
      {lines
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <Cell key={label} title={label} value={value} />
        ))}
    </List>
  )
})

function Others({
  rows,
  isWorkedElsewhere,
}: {
  readonly rows: readonly ClueRow[]
  readonly isWorkedElsewhere: boolean
}) {
  const { navigator } = useStores()
  if (rows.length === 0 && !isWorkedElsewhere) return null
  return (
    <Section title="同一手机号">
      {isWorkedElsewhere ? <Card>已有其他同事在跟进这个手机号，联系前请先沟通</Card> : null}
      {rows.length > 0 ? (
        <List label="同一手机号的其他线索">
          {rows.map(({ id, promotionName, state, createdAt, ownerName }) => (
            <Cell
              key={id}
              title={promotionName || '未指定推广'}
              note={`${moment(createdAt)} · ${ownerName || '待领取'}`}
              value={stateTexts[state]}
              onPress={() => void navigator.go('clueInfo', { clueId: id })}
            />
          ))}
        </List>
      ) : null}
    </Section>
  )
}
