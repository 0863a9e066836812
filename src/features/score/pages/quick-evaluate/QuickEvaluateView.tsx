import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { evaluateScores, type ScoreEvaluation } from '@/contracts/score/totals'
import { Task } from '@/stores/page/Task'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import { ChanceCards, LineCard } from '../../target/EvaluationCards'
import { ScoreFormStore } from '../../target/ScoreFormStore'
import { TargetFields, TypedScores } from '../../target/TargetFields'
import '../../score.scss'

/** /score/quickevaluate?politics=&foreign=&first=&second=: four scores against the national line, for strangers too; kept when they log in. */
export const QuickEvaluateView = observer(function QuickEvaluateView() {
  const stores = useStores()
  const { call } = stores
  const store = usePageStore(() => new ScoreFormStore(stores))
  const [task] = useState(() => new Task())
  const [isAsked, setAsked] = useState(false)
  const [found, setFound] = useState<ScoreEvaluation>()
  const [error, setError] = useState('')
  const { given } = useRoute()
  useEffect(() => {
    if (store.isReady) store.takeScores(given)
  }, [store, store.isReady])
  if (!store.isReady) return <Skeleton variant="detail" />
  const evaluate = async (): Promise<void> => {
    setAsked(true)
    setError('')
    if (store.total === undefined || Object.keys(store.problems).length > 0) return
    const { units: _units, typed: scores, isHidden: _isHidden, ...target } = store.form
    const done = await task.run(
      () => call(evaluateScores, { body: { ...target, scores } }, { quiet: true }),
      ({ msg }) => msg,
    )
    if (typeof done === 'string') setError(done)
    else if (done) setFound(done)
  }
  return (
    <View className="score-page">
      <Card>
        <Section title="各科分数" note="估分或模考分都可以；填的内容存在本机">
          <TypedScores store={store} />
        </Section>
        <Section title="报考目标">
          <TargetFields store={store} />
        </Section>
      </Card>
      <Button block loading={task.isRunning} onPress={() => void evaluate()} testId="quick-evaluate">
        马上评估
      </Button>
      {isAsked && store.total === undefined ? <View className="score-error">请填写每一科的分数</View> : null}
      {error ? <View className="score-error">{error}</View> : null}
      {found ? <LineCard evaluation={found} /> : null}
      {found ? <ChanceCards evaluation={found} /> : null}
      {found ? <KeepButton store={store} /> : null}
    </View>
  )
})

/** Keeps the scores with the account; a stranger logs in first. */
const KeepButton = observer(function KeepButton({ store }: { readonly store: ScoreFormStore }) {
  const { session, ui, navigator } = useStores()
  const [task] = useState(() => new Task())
  const keep = async (): Promise<void> => {
    if (!session.isLoggedIn) {
      if (!(await ui.openDialog({ kind: 'login' }))) return
      await store.load()
    }
    const done = await task.run(store.save, () => false)
    if (done) await navigator.go('scoreTotalreport', {})
  }
  return (
    <Button block kind="soft" loading={task.isRunning} onPress={() => void keep()} testId="quick-keep">
      存到我的估分，看总报告
    </Button>
  )
})
