import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import {
  choosePlan,
  type ChoosePlan,
  type Planned,
  planProgramme,
  unplanProgramme,
} from '@/contracts/choose/plans'
import { findProgramme } from '@/contracts/choose/programmes'
import { target } from '@/contracts/progress/targets'
import { formTotal } from '@/domain/admission/chooseForm'
import { portfolioAdvice } from '@/domain/chance/portfolioAdvice'
import { Task } from '@/stores/page/Task'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Section } from '@/ui/layout/Section'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Tag } from '@/ui/feedback/Tag'
import { FormStore } from '../../form/FormStore'
import { RecommendedCell } from '../../programmes/RecommendedCell'
import '../../schoolChoice.scss'

/** /choose/intellect-analysis: the learner's target, and whether the plan holds together. */
export const IntellectAnalysisView = observer(function IntellectAnalysisView() {
  const stores = useStores()
  const { navigator } = stores
  const store = usePageStore(() => new FormStore(stores, 'precise'))
  const total = formTotal(store.form)
  if (!store.isReady) return <Skeleton variant="list" />
  return (
    <View className="choice-page">
      <Card>
        <Section title="我的位置">
          <View className="choice-text">
            {total === undefined ? '还没有填预估分，先填分数才能算录取可能' : `预估总分 ${total} 分`}
          </View>
          <Button
            kind="soft"
            block
            onPress={() => void navigator.go('chooseForm', { module: 'precise' })}
            testId="analysis-scores"
          >
            {total === undefined ? '填预估分' : '改预估分'}
          </Button>
        </Section>
      </Card>
      <TargetPart />
      <PlanPart total={total} />
    </View>
  )
})

const TargetPart = observer(function TargetPart() {
  const { call, session, navigator } = useStores()
  const found = useResource(async () => {
    const { targetSchool: school, targetMajor: major } = await call(
      target,
      { params: { uid: session.uid } },
      { quiet: true },
    )
    const list =
      school && major ? (await call(findProgramme, { query: { school, major } }, { quiet: true })).list : []
    return { school, major, list }
  }, session.uid)
  return (
    <Loadable phase={found.phase} skeleton="block" size="small" onRetry={() => void found.load()}>
      {({ school, major, list }) => (
        <List title="我的目标">
          <Cell
            title={school && major ? `${school} ${major}` : '还没有设目标'}
            note="在资料里设一次，全站都按它来"
            onPress={() => void navigator.go('improveInfo', {})}
            testId="analysis-target"
          />
          {list.slice(0, 3).map((row) => (
            <Cell
              key={row.programmeId}
              title={`${row.name}${row.dept ? `（${row.dept}）` : ''}`}
              note={row.origin === 'sample' ? '示例数据 · 看录取可能' : '看录取可能'}
              onPress={() => void navigator.go('chooseMajorDetail', { id: row.programmeId })}
            />
          ))}
          {school && major && list.length === 0 ? (
            <Cell title="数据里没有这个院校和专业的招生项目" note="数据不足，不作估计" />
          ) : null}
        </List>
      )}
    </Loadable>
  )
})

const PlanPart = observer(function PlanPart({ total }: { readonly total: number | undefined }) {
  const { call, session, navigator } = useStores()
  const params = { uid: session.uid }
  const found = useResource(
    () =>
      call(
        choosePlan,
        { params, query: total === undefined ? {} : { total: String(total) } },
        { quiet: true },
      ),
    `${session.uid} ${total ?? ''}`,
  )
  return (
    <Loadable phase={found.phase} skeleton="list" size="small" onRetry={() => void found.load()}>
      {(plan) =>
        plan.list.length === 0 ? (
          <Empty
            size="small"
            title="备选还是空的"
            hint="在招生项目页点“加入备选”"
            action={{
              text: '看推荐院校',
              onPress: () => void navigator.go('chooseRecommendSchool', { module: 'precise' }),
            }}
          />
        ) : (
          <Plan plan={plan} total={total} onChange={() => void found.load()} />
        )
      }
    </Loadable>
  )
})

interface PlanProps {
  readonly plan: ChoosePlan
  readonly total: number | undefined
  readonly onChange: () => void
}

const Plan = observer(function Plan({ plan: { list, bands, most }, total, onChange }: PlanProps) {
  const { call, session } = useStores()
  const [task] = useState(() => new Task())
  const paramsOf = ({ programmeId }: Planned) => ({ uid: session.uid, id: programmeId })
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    if (await task.succeeds(work)) onChange()
  }
  return (
    <View className="choice-column">
      <Card>
        <Section title="搭配检查" note="第一志愿只能填一个，备选用于比较和准备调剂">
          {portfolioAdvice(list).map((text) => (
            <View key={text} className="choice-reason">
              {text}
            </View>
          ))}
        </Section>
      </Card>
      <List title={`备选（${list.length}/${most}）`}>
        {list.map((row) => (
          <View key={row.programmeId}>
            <RecommendedCell row={row} total={total} bands={bands} />
            <View className="choice-row choice-actions">
              {row.isFirst ? (
                <Tag tone="brand">第一志愿</Tag>
              ) : (
                <Button
                  kind="ghost"
                  size="s"
                  label={`把${row.school} ${row.name}设为第一志愿`}
                  onPress={() =>
                    void act(() => call(planProgramme, { params: paramsOf(row), body: { isFirst: true } }))
                  }
                >
                  设为第一志愿
                </Button>
              )}
              <Button
                kind="ghost"
                size="s"
                label={`移除${row.school} ${row.name}`}
                onPress={() => void act(() => call(unplanProgramme, { params: paramsOf(row) }))}
              >
                移除
              </Button>
            </View>
          </View>
        ))}
      </List>
    </View>
  )
})
