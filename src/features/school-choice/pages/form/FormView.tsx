import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { SaveState } from '@/blocks/SaveState'
import { SchoolFilterFields } from '@/blocks/admission/SchoolFilterFields'
import { chooseModules, type ChooseModule } from '@/domain/admission/chooseForm'
import { usePageStore } from '@/stores/page/usePageStore'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Choice } from '@/ui/controls/Choice'
import { Field } from '@/ui/controls/Field'
import { FootBar } from '@/ui/layout/FootBar'
import { Section } from '@/ui/layout/Section'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Steps } from '@/ui/feedback/Steps'
import { Switch } from '@/ui/controls/Switch'
import { FormStore } from '../../form/FormStore'
import { MajorField } from '../../form/MajorField'
import { ScoreFields } from '../../form/ScoreFields'
import '../../schoolChoice.scss'

const STEPS = [
  { key: 'background', text: '背景' },
  { key: 'scores', text: '预估分' },
  { key: 'majors', text: '专业' },
  { key: 'wishes', text: '偏好' },
] as const
type StepKey = (typeof STEPS)[number]['key']

const STEPS_OF: Readonly<Record<ChooseModule, readonly StepKey[]>> = {
  user: ['background', 'scores', 'majors', 'wishes'],
  precise: ['scores', 'majors', 'wishes'],
  quick: ['scores', 'majors'],
}

/** Which problems keep a learner on a step. */
const PROBLEMS: Readonly<Record<StepKey, readonly string[]>> = {
  background: [],
  scores: ['total', 'politics', 'foreign', 'first', 'second'],
  majors: ['codes'],
  wishes: ['provinces'],
}

export const moduleOf = (given: string | undefined): ChooseModule =>
  chooseModules.find((one) => one === given) ?? 'precise'

/**
 * /choose/form?module=user|precise|quick: background, scores, majors and wishes, saved on the device and in the account. `&scores=known`
 * fills in the scores that this device knows.
 */
export const FormView = observer(function FormView() {
  const stores = useStores()
  const { given } = useRoute()
  const module = moduleOf(given['module'])
  const store = usePageStore(() => new FormStore(stores, module))
  const takesKnown = given['scores'] === 'known'
  useEffect(() => {
    if (store.isReady && takesKnown) store.takeKnownScores()
  }, [store, store.isReady, takesKnown])
  const [at, setAt] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const steps = STEPS.filter(({ key }) => STEPS_OF[module].includes(key))
  const step = steps[at] ?? steps[0]
  if (!store.isReady || !step) return <Skeleton variant="detail" />
  const isStuck = PROBLEMS[step.key].some((name) => store.problems[name] !== undefined)
  const isLast = at === steps.length - 1
  const next = async (): Promise<void> => {
    setAsked(true)
    if (isStuck) return
    setAsked(false)
    if (!isLast) return setAt(at + 1)
    await store.save()
    await stores.navigator.go('chooseRecommendSchool', { module })
  }
  return (
    <View className="choice-page choice-page--bar">
      <Steps items={steps} current={at} label="填写进度" />
      <SaveState saving={store.saving} className="choice-note" />
      <Card>
        <StepFields step={step.key} store={store} isAsked={isAsked} />
      </Card>
      <FootBar>
        {at > 0 ? (
          <Button kind="soft" onPress={() => setAt(at - 1)} testId="form-back">
            上一步
          </Button>
        ) : null}
        <Button block onPress={() => void next()} testId="form-next">
          {isLast ? '看推荐院校' : '下一步'}
        </Button>
      </FootBar>
    </View>
  )
})

interface StepProps {
  readonly step: StepKey
  readonly store: FormStore
  readonly isAsked: boolean
}

const StepFields = observer(function StepFields({ step, store, isAsked }: StepProps) {
  if (step === 'background') return <Background store={store} />
  if (step === 'scores')
    return (
      <Section title="各科预估分" note="按近期模考填，之后随时可改">
        <ScoreFields store={store} showMissing={isAsked} />
      </Section>
    )
  if (step === 'majors')
    return (
      <Section title="想考的专业" note="一级学科或专业学位；二级学科按所在一级学科推荐">
        <MajorField store={store} />
        {isAsked && store.problems['codes'] ? (
          <View className="choice-error">{store.problems['codes']}</View>
        ) : null}
      </Section>
    )
  return <Wishes store={store} />
})

const Background = observer(function Background({ store }: { readonly store: FormStore }) {
  const { form } = store
  return (
    <Section title="本科背景" note="选填；不影响推荐的院校和录取可能的计算">
      <View className="choice-column">
        <Field
          label="本科院校"
          value={form.school}
          onChange={(school) => store.set({ school })}
          placeholder="选填"
          maxLength={40}
          testId="form-school"
        />
        <Field
          label="本科专业"
          value={form.major}
          onChange={(major) => store.set({ major })}
          placeholder="选填"
          maxLength={40}
          testId="form-major"
        />
        <View className="choice-row">
          <View className="choice-text yt-grow">跨专业考研</View>
          <Switch checked={form.isCross} onChange={(isCross) => store.set({ isCross })} label="跨专业考研" />
        </View>
      </View>
    </Section>
  )
})

const DEGREES = [
  { key: 'any', text: '都可以' },
  { key: 'academic', text: '学硕' },
  { key: 'professional', text: '专硕' },
] as const
const MATHS = [
  { key: 'any', text: '不限' },
  { key: '301', text: '数学一' },
  { key: '302', text: '数学二' },
  { key: '303', text: '数学三' },
  { key: '396', text: '经济类综合' },
  { key: 'none', text: '不考数学' },
] as const
const PREFERENCES = [
  { key: 'chance', text: '把握大的在前' },
  { key: 'school', text: '层次高的在前' },
  { key: 'city', text: '招生多的在前' },
] as const

const Wishes = observer(function Wishes({ store }: { readonly store: FormStore }) {
  const { form, problems } = store
  return (
    <View className="choice-column">
      <Section title="学位类型">
        <Choice
          label="学位类型"
          options={DEGREES}
          value={form.degree}
          onChange={(degree) => store.set({ degree })}
        />
      </Section>
      <Section title="数学">
        <Choice
          label="数学"
          options={MATHS}
          value={MATHS.find(({ key }) => key === form.maths)?.key}
          onChange={(maths) => store.set({ maths })}
        />
      </Section>
      <Section title="推荐顺序">
        <Choice
          label="推荐顺序"
          options={PREFERENCES}
          value={form.prefer}
          onChange={(prefer) => store.set({ prefer })}
        />
      </Section>
      <SchoolFilterFields
        value={{ provinces: form.provinces, types: [], levels: form.levels.map(String) }}
        onChange={({ provinces, levels }) =>
          store.set({ provinces: [...provinces], levels: levels.map(Number) })
        }
        hasTypes={false}
      />
      {problems['provinces'] ? <View className="choice-error">{problems['provinces']}</View> : null}
    </View>
  )
})
