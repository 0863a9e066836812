import { useState } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { activities, type ActivityRow, exportActivities } from '@/contracts/sales/figures'
import { textFile } from '@/platform/textFile'
import { Task } from '@/stores/page/Task'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Section } from '@/ui/layout/Section'
import { Segmented } from '@/ui/controls/Segmented'
import { peopleColumns } from '../../figures/peopleColumns'
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
  const { ui, clock } = useStores()
  const staff = useStaff()
  const [span, setSpan] = useState<SpanKey>('7')
  const [task] = useState(() => new Task())
  const save = (): Promise<unknown> =>
    task.run(
      async () => {
        const body = lastDays(Number(span), clock.now())
        const { name, csv, rows } = await staff.call(exportActivities, { body }, { quiet: true })
        const isGiven = await textFile.give(name, csv, 'text/csv')
        ui.say(isGiven ? `已导出 ${rows} 个活动` : '这里不能保存文件，请用电脑浏览器导出')
      },
      ({ msg }) => ui.say(msg),
    )
  return (
    <View className="sales__stack">
      <View className="sales__row">
        <Segmented label="时间" items={spans} value={span} onChange={setSpan} />
        {staff.may('activity.export') ? (
          <Button
            size="s"
            kind="soft"
            loading={task.isRunning}
            onPress={() => void save()}
            testId="activity-export"
          >
            导出
          </Button>
        ) : null}
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
      {({ list, people }) =>
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
            {people.length > 0 ? (
              <Section title="按员工">
                <DataTable
                  label="按员工"
                  columns={peopleColumns}
                  rows={people}
                  idOf={({ staffId }) => staffId}
                />
              </Section>
            ) : null}
          </View>
        )
      }
    </Loadable>
  )
})
