import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { WordRow } from '@/contracts/word/wordFields'
import { stageTest } from '@/contracts/word/stageTests'
import { newId } from '@/lib/newId'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { TestQuestion } from '../../components/TestQuestion'
import { TestSetup } from '../../components/TestSetup'
import { WithBook } from '../../components/WithBook'
import { Button } from '@/ui/controls/Button'
import { TestCheckpoint } from '../../stores/TestCheckpoint'
import { lastTestOf, type TestResult } from '../../stores/lastTestOf'
import { useVocabulary } from '../../stores/useVocabulary'
import { newTest, WordTest, type TestProgress, type TestSettings } from '../../stores/WordTest'
import '../../vocabulary.scss'

/** /spword/test?stage=&retry=1: choose meaning, choose word, spell or listen; with a stage it is the gate of that stage. */
export const TestView = observer(function TestView() {
  return (
    <WithBook>
      <Test />
    </WithBook>
  )
})

const Test = observer(function Test() {
  const vocabulary = useVocabulary()
  const { given } = useRoute()
  const end = useEnd()
  const stage = Number(given['stage']) || undefined
  const [retried] = useState(() => (given['retry'] === '1' ? readWrong(vocabulary) : undefined))
  const [keeper] = useState(() => new TestCheckpoint(vocabulary, retried ? 'retry' : `stage ${stage ?? ''}`))
  const [kept, setKept] = useState(() => keeper.read())
  const run = (progress: TestProgress): WordTest => {
    const finish = (result: TestResult): void => {
      keeper.drop()
      void end(result)
    }
    return new WordTest({ vocabulary, onStep: (now) => keeper.keep(now), onEnd: finish }, progress)
  }
  const [test, setTest] = useState(() => kept && run(kept))
  const begin = (settings: TestSettings): void => {
    const progress = newTest(settings, vocabulary.book.rows, newId())
    keeper.keep(progress)
    setTest(run(progress))
  }
  const giveUp = (): void => {
    keeper.drop()
    setKept(undefined)
    setTest(undefined)
  }
  if (!test) {
    return (
      <View className="vocab">
        <TestSetup stage={stage} retried={retried} onBegin={begin} />
      </View>
    )
  }
  return (
    <View className="vocab">
      {kept ? <Resumed onGiveUp={giveUp} /> : null}
      <TestQuestion test={test} />
    </View>
  )
})

/** Says that this test was begun before, and lets go of it. */
function Resumed({ onGiveUp }: { readonly onGiveUp: () => void }) {
  return (
    <View className="vocab__row">
      <View className="vocab__note yt-grow">接着做你上次没做完的测试</View>
      <Button size="s" kind="soft" onPress={onGiveUp}>
        换个测试
      </Button>
    </View>
  )
}

const readWrong = (vocabulary: ReturnType<typeof useVocabulary>): readonly WordRow[] => {
  const wrong = lastTestOf(vocabulary.storage, vocabulary.uid).read()?.wrong ?? []
  return wrong.flatMap((id) => vocabulary.book.find(id) ?? [])
}

/** Keeps the result, reports a gate, and shows how it went. */
const useEnd = (): ((result: TestResult) => Promise<void>) => {
  const { navigator, outbox, session } = useStores()
  const vocabulary = useVocabulary()
  return async (result) => {
    lastTestOf(vocabulary.storage, vocabulary.uid).write(result)
    const { stage, words, wrong } = result
    if (stage !== undefined) {
      const body = {
        id: newId(),
        bookId: await vocabulary.bookId(),
        stage,
        total: words.length,
        right: words.length - wrong.length,
      }
      void outbox.add(stageTest.id, { params: { uid: session.uid }, body })
    }
    await navigator.replace('vocabularyTestResult')
  }
}
