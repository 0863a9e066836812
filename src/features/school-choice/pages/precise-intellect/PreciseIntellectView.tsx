import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { SaveState } from '@/blocks/SaveState'
import { recommend } from '@/contracts/choose/plans'
import { Resource } from '@/stores/page/Resource'
import { usePageStore } from '@/stores/page/usePageStore'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Section } from '@/ui/layout/Section'
import { FormStore } from '../../form/FormStore'
import { MajorField } from '../../form/MajorField'
import { ScoreFields } from '../../form/ScoreFields'
import { RecommendedCell } from '../../programmes/RecommendedCell'
import '../../schoolChoice.scss'

const WAYS = [
  { module: 'user', title: '我的选校', note: '填背景、分数和偏好，方案存下来慢慢调' },
  { module: 'precise', title: '精准选校', note: '知道各科大概能考多少分，按分数算' },
  { module: 'quick', title: '快速选校', note: '只填分数和专业，一分钟看结果' },
] as const

const MORE = [
  ['chooseIntellectAnalysis', '智能分析', '目标、备选和冲稳保搭配'],
  ['chooseScorePredict', '分数预测', '用做过的题估计考试分数'],
  ['chooseSchoolContrast', '院校对比', '两到四所院校放在一起看'],
  ['chooseMajorPerceive', '专业认知', '兴趣测试和匹配的专业'],
  ['chooseGradExamRank', '考研排行', '热度、分数线、难度'],
  ['chooseDataBase', '数据库', '按条件筛选招生项目'],
  ['chooseOneForOne', '一对一咨询', '和择校老师约个时间'],
  ['yzInfoIndex', '研招信息', '院校、专业、日历和收藏'],
] as const

const FEW = 2

/** /choose/precise-intellect: the three ways in; the quick one answers strangers, too. */
export const PreciseIntellectView = observer(function PreciseIntellectView() {
  const { navigator } = useStores()
  return (
    <View className="choice-page">
      <List title="三种选校方式">
        {WAYS.map(({ module, title, note }) => (
          <Cell
            key={module}
            title={title}
            note={note}
            onPress={() => void navigator.go('chooseForm', { module })}
            testId={`module-${module}`}
          />
        ))}
      </List>
      <QuickTry />
      <List title="更多工具">
        {MORE.map(([id, title, note]) => (
          <Cell key={id} title={title} note={note} onPress={() => void navigator.go(id, {})} />
        ))}
      </List>
      <View className="choice-note">
        录取可能按公开的分数线和名单估计，给的是范围，不是承诺；标“示例数据”的招生项目由模型生成。
      </View>
    </View>
  )
})

const QuickTry = observer(function QuickTry() {
  const stores = useStores()
  const { call, navigator } = stores
  const store = usePageStore(() => new FormStore(stores, 'quick'))
  const [found] = useState(() => new Resource(() => call(recommend, { body: store.form }, { quiet: true })))
  const [isAsked, setAsked] = useState(false)
  const look = (): void => {
    setAsked(true)
    if (Object.keys(store.problems).length === 0) void found.load()
  }
  return (
    <Card>
      <Section title="先试一下" note="不用登录；登录后结果接着用">
        <View className="choice-column">
          <SaveState saving={store.saving} className="choice-note" />
          <ScoreFields store={store} showMissing={isAsked} />
          <MajorField store={store} />
          {isAsked && store.problems['codes'] ? (
            <View className="choice-error">{store.problems['codes']}</View>
          ) : null}
          <Button block onPress={look} testId="quick-look">
            看看能上哪里
          </Button>
          {found.phase.kind === 'idle' ? null : (
            <Loadable phase={found.phase} skeleton="list" size="small" onRetry={() => void found.load()}>
              {({ list, bands, total }) => (
                <View className="choice-column">
                  {(['reach', 'steady', 'safe'] as const).flatMap((band) =>
                    list
                      .filter((row) => row.band === band)
                      .slice(0, FEW)
                      .map((row) => (
                        <RecommendedCell key={row.programmeId} row={row} total={total} bands={bands} />
                      )),
                  )}
                  <Button
                    kind="soft"
                    block
                    onPress={() => void navigator.go('chooseRecommendSchool', { module: 'quick' })}
                    testId="quick-all"
                  >
                    {list.length > 0
                      ? `看全部 ${list.length} 个，保存方案`
                      : '没有合适的，换个专业或分数试试'}
                  </Button>
                </View>
              )}
            </Loadable>
          )}
        </View>
      </Section>
    </Card>
  )
})
