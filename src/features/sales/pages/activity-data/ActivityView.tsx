import { useState } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { activity, type ActivityDay } from '@/contracts/sales/figures'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Section } from '@/ui/layout/Section'
import { Segmented } from '@/ui/controls/Segmented'
import { Stat } from '@/ui/charts/Stat'
import { ActivityChart } from '../../figures/ActivityChart'
import { ExportButton } from '../../figures/ExportButton'
import { LinkFigures } from '../../figures/LinkFigures'
import { StaffPage } from '../../session/StaffPage'
import { useStaff } from '../../session/useStaff'
import { lastDays, yuan } from '../../shared/salesTexts'
import { DataTable } from '../../table/DataTable'

/** /activity-data: one activity by day. */
export const ActivityView = () => {
  const { given } = useRoute()
  const { navigator } = useStores()
  const id = given['forPromotion'] ?? given['promotionId'] ?? ''
  return (
    <StaffPage permission="activity.read">
      {/^\d{1,18}$/.test(id) ? (
        <Activity promotionId={id} />
      ) : (
        <Empty
          title="没有选择活动"
          hint="从活动总览里选一个"
          action={{ text: '去活动总览', onPress: () => void navigator.replace('totalActivityData') }}
        />
      )}
    </StaffPage>
  )
}

const spans = [
  { key: '7', text: '近 7 天' },
  { key: '30', text: '近 30 天' },
  { key: '90', text: '近 90 天' },
] as const
type SpanKey = (typeof spans)[number]['key']

const MINUTE_MS = 60_000
const columns = [
  { name: '日期', of: ({ day }: ActivityDay) => day },
  { name: '浏览', of: ({ views }: ActivityDay) => `${views} 次` },
  { name: '访客', of: ({ visitors }: ActivityDay) => `${visitors} 人` },
  { name: '点击', of: ({ clicks }: ActivityDay) => `${clicks} 次` },
  { name: '停留', of: ({ dwell }: ActivityDay) => `${Math.round(dwell / MINUTE_MS)} 分钟` },
  { name: '线索', of: ({ leads }: ActivityDay) => `${leads} 条` },
  { name: '订单', of: ({ orders }: ActivityDay) => `${orders} 单` },
  { name: '金额', of: ({ amount }: ActivityDay) => yuan(amount) },
]

const Activity = observer(function Activity({ promotionId }: { readonly promotionId: string }) {
  const [span, setSpan] = useState<SpanKey>('30')
  return (
    <View className="sales__stack">
      <Segmented label="时间" items={spans} value={span} onChange={setSpan} />
      <Days key={span} promotionId={promotionId} days={Number(span)} />
    </View>
  )
})

const sumOf = (days: readonly ActivityDay[], field: 'views' | 'leads' | 'orders' | 'amount'): number =>
  days.reduce((sum, day) => sum + day[field], 0)

interface DaysProps {
  readonly days: readonly ActivityDay[]
}

/** The sums over all days shown. */
function Totals({ days }: DaysProps) {
  return (
    <Card>
      <View className="sales__stats">
        <Stat label="浏览" value={sumOf(days, 'views')} unit="次" />
        <Stat label="线索" value={sumOf(days, 'leads')} unit="条" />
        <Stat label="订单" value={sumOf(days, 'orders')} unit="单" />
        <Stat label="金额" value={yuan(sumOf(days, 'amount'))} />
      </View>
    </Card>
  )
}

/** The days as a chart and as a table, the newest first in the table. */
function DayFigures({ days }: DaysProps) {
  if (days.length === 0) {
    return <Empty size="small" title="这段时间还没有数据" hint="换一个时间，或先生成链接去推广" />
  }
  return (
    <>
      <Card>
        <ActivityChart days={days} />
      </Card>
      <DataTable
        label="每天"
        columns={columns}
        rows={[...days].reverse()}
        idOf={({ day }) => day}
        testId="activity-days"
      />
    </>
  )
}

const Days = observer(function Days(props: { readonly promotionId: string; readonly days: number }) {
  const { navigator, clock } = useStores()
  const staff = useStaff()
  const { promotionId } = props
  const data = useResource(() =>
    staff.call(
      activity,
      { params: { promotionId }, query: lastDays(props.days, clock.now()) },
      { quiet: true },
    ),
  )
  return (
    <Loadable phase={data.phase} onRetry={() => void data.load()} skeleton="detail">
      {({ name, days, people, branches }) => (
        <View className="sales__stack">
          <Section
            title={name}
            note={
              staff.me?.role === 'agent' ? '只统计你自己的链接' : '按中国时间的自然日统计，约一分钟更新一次'
            }
          >
            <Totals days={days} />
          </Section>
          <DayFigures days={days} />
          <ExportButton
            table="days"
            days={props.days}
            promotionId={promotionId}
            text="导出每天数据"
            testId="days-export"
          />
          <LinkFigures people={people} branches={branches} days={props.days} promotionId={promotionId} />
          {staff.may('clues.read') ? (
            <Button
              block
              kind="soft"
              onPress={() => void navigator.go('clueData', { forPromotion: promotionId })}
            >
              查看这个活动的线索
            </Button>
          ) : null}
        </View>
      )}
    </Loadable>
  )
})
