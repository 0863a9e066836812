import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { GATE_PERCENT } from '@/contracts/word/stageTests'
import type { WordRow } from '@/contracts/word/wordFields'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Choice } from '@/ui/controls/Choice'
import { Empty } from '@/ui/feedback/Empty'
import type { TestKind } from '../models/testItems'
import { useVocabulary } from '../stores/useVocabulary'
import { rowsOfScope, type TestScope, type TestSettings } from '../stores/WordTest'

const KINDS: readonly { readonly key: TestKind; readonly text: string; readonly note: string }[] = [
  { key: 'meaning', text: '看词选义', note: '认得出' },
  { key: 'word', text: '看义选词', note: '想得起' },
  { key: 'spell', text: '拼写', note: '写得对' },
  { key: 'listen', text: '听音选义', note: '听得懂' },
]
const SCOPES: readonly { readonly key: TestScope; readonly text: string }[] = [
  { key: 'today', text: '今天背的' },
  { key: 'learning', text: '学过的' },
  { key: 'wrong', text: '答错的' },
]
const COUNT = 20

interface TestSetupProps {
  readonly stage: number | undefined
  /** The wrong words of the last test, when they are what is asked. */
  readonly retried: readonly WordRow[] | undefined
  readonly onBegin: (settings: TestSettings) => void
}

/** Which test, on which words. */
export const TestSetup = observer(function TestSetup({ stage, retried, onBegin }: TestSetupProps) {
  const vocabulary = useVocabulary()
  const { navigator } = useStores()
  const [kind, setKind] = useState<TestKind>('meaning')
  const [scope, setScope] = useState<TestScope>('today')
  const rows =
    retried ??
    (stage === undefined
      ? rowsOfScope(vocabulary, scope)
      : vocabulary.book.rows.filter((row) => row.stage === stage))
  const isFree = stage === undefined && retried === undefined
  const hasSeen = vocabulary.log.states.size > 0
  if (isFree && !hasSeen) {
    return (
      <Empty
        title="还没有背过的词"
        hint="先背几个，再来测一测记住了多少"
        action={{ text: '去背单词', onPress: () => void navigator.replace('vocabularyMemory') }}
      />
    )
  }
  return (
    <>
      <Card>
        <View className="vocab__title vocab__ask">{titleOf(stage, retried)}</View>
        <Choice label="测试方式" options={KINDS} value={kind} onChange={setKind} columns={2} />
      </Card>
      {isFree ? (
        <Card>
          <View className="vocab__title vocab__ask">测哪些词</View>
          <Choice label="测哪些词" options={SCOPES} value={scope} onChange={setScope} columns={3} />
        </Card>
      ) : null}
      <Button
        block
        size="l"
        disabled={rows.length === 0}
        onPress={() => onBegin({ kind, rows, count: COUNT, stage })}
        testId="test-begin"
      >
        {rows.length === 0 ? '这里还没有词' : `开始，${Math.min(COUNT, rows.length)} 题`}
      </Button>
    </>
  )
})

const titleOf = (stage: number | undefined, retried: readonly WordRow[] | undefined): string => {
  if (retried) return `再测一次答错的 ${retried.length} 个词`
  return stage === undefined ? '测试方式' : `第 ${stage} 阶段过关测试，答对 ${GATE_PERCENT}% 过关`
}
