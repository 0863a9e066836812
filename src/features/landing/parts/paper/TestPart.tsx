import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { promoPaper, type Paper } from '@/contracts/promo/papers'
import { storage } from '@/platform/storage'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Loadable } from '@/ui/feedback/Loadable'
import { paperAddress } from './paperAddress'
import { PaperChoice } from './PaperChoice'
import { TestSheet } from './TestSheet'
import { TimedTest } from './TimedTest'

/** A paper against the clock. */
export const TestPart = observer(function TestPart() {
  return <PaperChoice>{({ paperId }) => <Fetched key={paperId} paperId={paperId} />}</PaperChoice>
})

const Fetched = observer(function Fetched({ paperId }: { readonly paperId: string }) {
  const { call } = useStores()
  const paper = useResource(() => call(promoPaper, { params: { paperId } }, { quiet: true }))
  return (
    <Loadable phase={paper.phase} skeleton="detail" size="small" onRetry={() => void paper.load()}>
      {(found) => <Test paper={found} />}
    </Loadable>
  )
})

const Test = observer(function Test({ paper }: { readonly paper: Paper }) {
  const stores = useStores()
  const [test] = useState(() => new TimedTest({ ...stores, storage: storage.local, now: Date.now }, paper))
  const show = async (handed: Promise<boolean>): Promise<void> => {
    const { attemptId } = test
    if (await handed) await stores.navigator.replace('market', reportOf(paper.paperId, attemptId))
  }
  // A test that an earlier visit could not deliver goes on its way again.
  useEffect(() => {
    if (test.phase === 'handedIn' && stores.session.isLoggedIn) void show(test.deliver())
  }, [test])
  if (test.phase === 'ready') return <Cover test={test} />
  if (test.phase === 'writing') return <TestSheet test={test} onHandIn={() => void show(test.handIn())} />
  return (
    <Card>
      <View className="part__stack">
        <View className="part__title">答卷已保存</View>
        <View className="part__note">{test.error || '正在交卷'}，答案都在这台设备上，联网后自动提交</View>
        <Button block loading={test.isBusy} onPress={() => void show(test.deliver())}>
          再试一次
        </Button>
      </View>
    </Card>
  )
})

const reportOf = (paper: string, attempt: string) => ({ slug: 'paper-report', paper, attempt })

const Cover = observer(function Cover({ test }: { readonly test: TimedTest }) {
  const { navigator } = useStores()
  const { paperId, title, minutes, questionCount } = test.paper
  return (
    <Card>
      <View className="part__stack">
        <View className="part__title">{title}</View>
        <View className="part__note">
          {questionCount} 道单选，限时 {minutes}{' '}
          分钟。中途离开不会丢，时间照走；交卷时登录，第一次交卷的成绩进排行榜。
        </View>
        {test.error ? <View className="part__note">{test.error}</View> : null}
        <Button block size="l" loading={test.isBusy} onPress={() => void test.begin()}>
          开始测试
        </Button>
        <View className="part__actions">
          <Button kind="soft" onPress={() => void navigator.openAddress(paperAddress('report', paperId))}>
            上次报告
          </Button>
          <Button kind="soft" onPress={() => void navigator.openAddress(paperAddress('rank', paperId))}>
            排行榜
          </Button>
        </View>
      </View>
    </Card>
  )
})
