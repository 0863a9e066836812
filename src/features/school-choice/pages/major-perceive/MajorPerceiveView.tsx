import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import * as v from 'valibot'
import { type InterestResult, interestResult, interestTest } from '@/contracts/choose/insights'
import { storage } from '@/platform/storage'
import { PersistedValue } from '@/stores/device/PersistedValue'
import { Resource } from '@/stores/page/Resource'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Choice } from '@/ui/controls/Choice'
import { FootBar } from '@/ui/layout/FootBar'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { ProgressBar } from '@/ui/charts/ProgressBar'
import { Section } from '@/ui/layout/Section'
import '../../schoolChoice.scss'

const PER_PAGE = 6
const kept = new PersistedValue(storage.local, 'interest-answers', v.array(v.nullable(v.number())))

type Answers = readonly (number | null)[]

/** /choose/major-perceive: a published interest scale and the majors that fit its result. */
export const MajorPerceiveView = observer(function MajorPerceiveView() {
  const { call } = useStores()
  const test = useResource(() => call(interestTest, {}, { quiet: true }))
  return (
    <Loadable phase={test.phase} skeleton="list" onRetry={() => void test.load()}>
      {({ scale, items }) => <Test items={items} scale={scale} />}
    </Loadable>
  )
})

interface TestProps {
  readonly items: readonly string[]
  readonly scale: {
    readonly name: string
    readonly source: string
    readonly licence: string
    readonly answers: readonly string[]
  }
}

interface QuestionProps {
  /** Its place in the whole test, from 0. */
  readonly at: number
  readonly item: string
  readonly texts: readonly string[]
  readonly given: number | null | undefined
  readonly onAnswer: (value: number) => void
}

const Question = observer(function Question({ at, item, texts, given, onAnswer }: QuestionProps) {
  return (
    <Card>
      <Section title={`${at + 1}. ${item}`}>
        <Choice
          label={item}
          options={texts.map((text, value) => ({ key: String(value + 1), text }))}
          value={given === null || given === undefined ? undefined : String(given)}
          onChange={(value) => onAnswer(Number(value))}
          testId={`interest-${at}`}
        />
      </Section>
    </Card>
  )
})

interface TestBarProps {
  readonly page: number
  readonly pages: number
  readonly onBack: () => void
  readonly onNext: () => void
}

/** Leads to the page before and to the next one, or to the result from the last. */
const TestBar = observer(function TestBar({ page, pages, onBack, onNext }: TestBarProps) {
  return (
    <FootBar>
      {page > 0 ? (
        <Button kind="soft" onPress={onBack}>
          上一页
        </Button>
      ) : null}
      <Button block onPress={onNext} testId="interest-next">
        {page < pages - 1 ? `下一页（${page + 1}/${pages}）` : '看结果'}
      </Button>
    </FootBar>
  )
})

interface KeptAnswers {
  readonly answers: Answers
  readonly answer: (at: number, value: number) => void
  readonly clear: () => void
}

/** Holds the answers, which the device keeps until the test is taken again. */
const useKeptAnswers = (items: readonly string[]): KeptAnswers => {
  const [answers, setAnswers] = useState<Answers>(() => {
    const known = kept.read() ?? []
    return items.map((_, at) => known[at] ?? null)
  })
  const answer = (at: number, value: number): void => {
    const changed = answers.map((one, index) => (index === at ? value : one))
    setAnswers(changed)
    kept.write([...changed])
  }
  const clear = (): void => {
    kept.drop()
    setAnswers(items.map(() => null))
  }
  return { answers, answer, clear }
}

const Test = observer(function Test({ items, scale }: TestProps) {
  const { call, ui } = useStores()
  const { answers, answer, clear } = useKeptAnswers(items)
  const firstOpen = answers.findIndex((answer) => answer === null)
  const [page, setPage] = useState(() => Math.max(0, Math.floor(firstOpen / PER_PAGE)))
  const [result] = useState(
    () =>
      new Resource(() =>
        call(
          interestResult,
          { body: { answers: (kept.read() ?? []).map((answer) => answer ?? 1) } },
          { quiet: true },
        ),
      ),
  )
  const pages = Math.ceil(items.length / PER_PAGE)
  const done = answers.filter((answer) => answer !== null).length
  const next = (): void => {
    const from = page * PER_PAGE
    if (answers.slice(from, from + PER_PAGE).some((one) => one === null)) return ui.say('这一页还有没选的题')
    if (page < pages - 1) return setPage(page + 1)
    void result.load()
  }
  const again = (): void => {
    clear()
    setPage(0)
    result.phase = { kind: 'idle' }
  }
  if (result.phase.kind !== 'idle') {
    return (
      <Loadable phase={result.phase} skeleton="detail" onRetry={() => void result.load()}>
        {(value) => <Result result={value} scale={scale} onAgain={again} />}
      </Loadable>
    )
  }
  return (
    <View className="choice-page choice-page--bar">
      <View className="choice-note">{`${scale.name}：下面这些事，你有多喜欢做？不考虑会不会、挣多少。`}</View>
      <ProgressBar value={done / items.length} label={`已答 ${done} 题，共 ${items.length} 题`} />
      {items.slice(page * PER_PAGE, (page + 1) * PER_PAGE).map((item, index) => {
        const at = page * PER_PAGE + index
        return (
          <Question
            key={item}
            at={at}
            item={item}
            texts={scale.answers}
            given={answers[at]}
            onAnswer={(value) => answer(at, value)}
          />
        )
      })}
      <TestBar page={page} pages={pages} onBack={() => setPage(page - 1)} onNext={next} />
    </View>
  )
})

interface ResultProps {
  readonly result: InterestResult
  readonly scale: TestProps['scale']
  readonly onAgain: () => void
}

function Result({ result: { types, code, majors }, scale, onAgain }: ResultProps) {
  const { navigator } = useStores()
  return (
    <View className="choice-page">
      <Card>
        <View className="choice-title">{`你的兴趣代码：${code}`}</View>
        <View className="choice-note">兴趣不等于能力，结果只帮你缩小范围。</View>
      </Card>
      <Card>
        <Section title="六种类型">
          {types.map(({ key, name, about, score }) => (
            <View key={key} className="choice-column">
              <View className="choice-text">{`${name} ${score} 分`}</View>
              <ProgressBar value={score / 100} label={`${name} ${score} 分`} />
              <View className="choice-note">{about}</View>
            </View>
          ))}
        </Section>
      </Card>
      <List title="匹配的专业">
        {majors.map((major) => (
          <Cell
            key={major.code}
            title={major.name}
            note={`${major.code} · 类型 ${major.types}`}
            value={major.programmes > 0 ? `${major.programmes} 个项目` : null}
            onPress={() => void navigator.go('yzInfoMajorIntroduction', { code: major.code })}
          />
        ))}
      </List>
      <Button kind="soft" block onPress={onAgain} testId="interest-again">
        重新测
      </Button>
      <View className="choice-note">{`${scale.source} ${scale.licence}。专业与类型的对应由本产品整理，仅供参考。`}</View>
    </View>
  )
}
