import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { WordRow } from '@/contracts/word/wordFields'
import { stageTest } from '@/contracts/word/stageTests'
import { newId } from '@/lib/newId'
import { useRoute } from '@/stores/useRoute'
import { useStores } from '@/stores/useStores'
import { TestQuestion } from '../components/TestQuestion'
import { TestSetup } from '../components/TestSetup'
import { WithBook } from '../components/WithBook'
import { TestResults, type TestResult } from '../stores/TestResults'
import { useVocabulary } from '../stores/useVocabulary'
import { WordTest, type TestSettings } from '../stores/WordTest'
import '../vocabulary.scss'

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
  const [test, setTest] = useState<WordTest | undefined>(undefined)
  const stage = Number(given['stage']) || undefined
  const [retried] = useState(() => (given['retry'] === '1' ? readWrong(vocabulary) : undefined))
  const begin = (settings: TestSettings): void =>
    setTest(new WordTest({ vocabulary, seed: newId(), onEnd: (result) => void end(result) }, settings))
  return (
    <View className="vocab">
      {test ? <TestQuestion test={test} /> : <TestSetup stage={stage} retried={retried} onBegin={begin} />}
    </View>
  )
})

const readWrong = (vocabulary: ReturnType<typeof useVocabulary>): readonly WordRow[] => {
  const wrong = new TestResults(vocabulary.storage, vocabulary.uid).read()?.wrong ?? []
  return wrong.flatMap((id) => vocabulary.book.find(id) ?? [])
}

/** Keeps the result, reports a gate, and shows how it went. */
const useEnd = (): ((result: TestResult) => Promise<void>) => {
  const { navigator, outbox, session } = useStores()
  const vocabulary = useVocabulary()
  return async (result) => {
    new TestResults(vocabulary.storage, vocabulary.uid).keep(result)
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
