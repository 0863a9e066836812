import { useState } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { activities, type ActivityRow } from '@/contracts/sales/figures'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Segmented } from '@/ui/controls/Segmented'
import { ExportButton } from '../../figures/ExportButton'
import { LinkFigures } from '../../figures/LinkFigures'
import { StaffPage } from '../../session/StaffPage'
import { useStaff } from '../../session/useStaff'
import { lastDays, yuan } from '../../shared/salesTexts'
import { DataTable } from '../../table/DataTable'

/** /total-activity-data: all activities compared. */
export const TotalActivityView = () => (
  <StaffPage permission="activity.read">
    <Activities />
  </StaffPage>
)

const spans = [
  { key: '1', text: '今天' },
  { key: '7', text: '近 7 天' },
  { key: '30', text: '近 30 天' },
] as const
type SpanKey = (typeof spans)[number]['key']

const columns = [
  { name: '活动', of: ({ name }: ActivityRow) => name },
  { name: '分校', of: ({ branchName }: ActivityRow) => branchName },
  { name: '浏览', of: ({ views }: ActivityRow) => `${views} 次` },
  { name: '访客', of: ({ visitors }: ActivityRow) => `${visitors} 人次` },
  { name: '线索', of: ({ leads }: ActivityRow) => `${leads} 条` },
  { name: '订单', of: ({ orders }: ActivityRow) => `${orders} 单` },
  { name: '金额', of: ({ amount }: ActivityRow) => yuan(amount) },
]

const Activities = observer(function Activities() {
  const [span, setSpan] = useState<SpanKey>('7')
  return (
    <View className="sales__stack">
      <View className="sales__row">
        <Segmented label="时间" items={spans} value={span} onChange={setSpan} />
        <ExportButton table="activities" days={Number(span)} text="导出" testId="activity-export" />
      </View>
      <Rows key={span} days={Number(span)} />
    </View>
  )
})

const Rows = observer(function Rows({ days }: { readonly days: number }) {
  const { navigator, clock } = useStores()
  const staff = useStaff()
  const data = useResource(() =>
    staff.call(activities, { query: lastDays(days, clock.now()) }, { quiet: true }),
  )
  return (
    <Loadable phase={data.phase} onRetry={() => void data.load()}>
      {({ list, people, branches }) =>
        list.length === 0 ? (
          <Empty title="这段时间还没有活动数据" hint="换一个时间，或先生成链接去推广" />
        ) : (
          <View className="sales__stack">
            <DataTable
              label="活动"
              columns={columns}
              rows={list}
              idOf={({ promotionId }) => promotionId}
              nameOf={({ name, views, orders }) => `${name}，${views} 次浏览，${orders} 单`}
              onOpen={({ promotionId }) => void navigator.go('activityData', { forPromotion: promotionId })}
              testId="activity-table"
            />
            <LinkFigures people={people} branches={branches} days={days} />
          </View>
        )
      }
    </Loadable>
  )
})
