import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Pages } from '@/blocks/Pages'
import { pointReasons, pointShop } from '@/domain/growth/pointRules'
import { dateOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import { dayText } from '@/lib/dayText'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Stat } from '@/ui/charts/Stat'
import { Empty } from '@/ui/feedback/Empty'
import { Failure } from '@/ui/feedback/Failure'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Tabs } from '@/ui/layout/Tabs'
import { monthBeside, monthText } from '../../clock/monthGrid'
import { PointLedger } from '../../points/PointLedger'
import '../../growth.scss'

const MONTHS = 5

/** All, this month, and some months before. */
const monthTabs = (now: number) => {
  const months = [dateOfStudyDay(studyDay(now)).slice(0, 7)]
  while (months.length < MONTHS) months.push(monthBeside(months[months.length - 1] ?? '', -1))
  return [{ key: 'all', text: '全部' }, ...months.map((key) => ({ key, text: monthText(key) }))]
}

/** /point-history: balance, points that expire soon, the ledger by month, and the shop. */
export function PointHistoryView() {
  const { clock } = useStores()
  const [tabs] = useState(() => monthTabs(clock.now()))
  const [month, show] = useState('all')
  return (
    <View className="growth">
      <Tabs items={tabs} active={month} onChange={show} label="月份" panelId="ledger" />
      <View id="ledger" className="growth__actions">
        <Ledger key={month} month={month === 'all' ? undefined : month} />
      </View>
    </View>
  )
}

const Ledger = observer(function Ledger({ month }: { readonly month: string | undefined }) {
  const stores = useStores()
  const ledger = usePageStore(() => new PointLedger(stores, month))
  const { pages } = ledger
  if (!pages.hasBegun && pages.error)
    return <Failure message={pages.error} onRetry={() => void pages.more()} />
  if (!pages.hasBegun) return <Skeleton variant="list" />
  return (
    <>
      <Card testId="points-balance">
        <View className="growth__stats">
          <Stat value={ledger.balance} label="可用积分" />
          <Stat value={ledger.expiring} label="30 天内过期" />
          <Stat value={pages.total} unit="笔" label="明细" />
        </View>
        <View className="growth__note">积分自获得起一年有效，先到期的先用</View>
      </Card>
      <ShopList ledger={ledger} />
      <Entries ledger={ledger} />
    </>
  )
})

interface LedgerProps {
  readonly ledger: PointLedger
}

const ShopList = observer(function ShopList({ ledger }: LedgerProps) {
  const { ui } = useStores()
  const redeem = async (itemId: string, title: string, points: number): Promise<void> => {
    const isSure = await ui.openDialog({
      kind: 'confirm',
      title: '积分兑换',
      text: `用 ${points} 积分兑换 1 张${title}？`,
      confirm: '兑换',
    })
    if (isSure) await ledger.redeem(itemId, title)
  }
  return (
    <List title="积分兑换">
      {Object.entries(pointShop).map(([itemId, { title, note, points }]) => (
        <Cell
          key={itemId}
          title={title}
          note={note}
          value={
            <Button
              size="s"
              kind="soft"
              loading={ledger.isBusy}
              disabled={ledger.balance < points}
              label={`${points} 分兑换：${title}`}
              onPress={() => void redeem(itemId, title, points)}
            >
              {points} 分兑换
            </Button>
          }
        />
      ))}
    </List>
  )
})

const Entries = observer(function Entries({ ledger }: LedgerProps) {
  const { navigator } = useStores()
  return (
    <Pages
      pages={ledger.pages}
      title="积分明细"
      draw={({ entryId, delta, reason, at, expiresAt }) => (
        <Cell
          key={entryId}
          title={pointReasons[reason]}
          note={`${dayText(at)}${expiresAt === undefined ? '' : `，${dayText(expiresAt)}到期`}`}
          value={delta > 0 ? `+${delta}` : String(delta)}
        />
      )}
      empty={
        <Empty
          size="small"
          title="这段时间没有积分记录"
          hint="打卡、完成学习任务都能得积分"
          action={{ text: '去打卡', onPress: () => void navigator.go('signIndex') }}
        />
      }
    />
  )
})
