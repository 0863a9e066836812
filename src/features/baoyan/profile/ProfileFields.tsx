import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { SaveState } from '@/blocks/SaveState'
import { gpaScales, gpaTable, topOf } from '@/domain/baoyan/gpa'
import {
  awardLevels,
  englishExamFacts,
  englishExams,
  type EnglishExam,
  researchLevels,
} from '@/domain/baoyan/profile'
import { Choice } from '@/ui/controls/Choice'
import { Field } from '@/ui/controls/Field'
import { ariaProps } from '@/ui/controls/target'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import type { ProfileStore } from './ProfileStore'

const LEVELS = [
  { key: '3', text: '985' },
  { key: '2', text: '211' },
  { key: '1', text: '双一流' },
  { key: '0', text: '普通院校' },
]
const SCALES = gpaScales.map((key) => ({ key, text: `${key} 分制` }))
const EXAMS = englishExams.map((key) => ({ key, text: englishExamFacts[key].name }))
const stepsOf = (names: readonly string[]) => names.map((text, at) => ({ key: String(at), text }))

const numberOf = (text: string): number | undefined => {
  const value = Number(text.trim())
  return text.trim() === '' || !Number.isFinite(value) || value < 0 ? undefined : value
}
const wholeOf = (text: string): number | undefined => {
  const value = numberOf(text)
  return value === undefined || !Number.isInteger(value) ? undefined : value
}
const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value))

interface ProfileFieldsProps {
  readonly store: ProfileStore
  /** Missing values are named once the learner wanted to go on. */
  readonly isAsked: boolean
}

/** School, grades, rank, English, research and awards of the learner. */
export const ProfileFields = observer(function ProfileFields({ store, isAsked }: ProfileFieldsProps) {
  const { level, research, awards } = store.profile
  return (
    <View className="baoyan-column">
      <SaveState saving={store.saving} className="baoyan-note" />
      <Card>
        <Section title="本科院校">
          <Choice
            label="本科院校"
            options={LEVELS}
            value={level === undefined ? undefined : String(level)}
            onChange={(key) => store.set({ level: Number(key) })}
            testId="profile-level"
          />
          {isAsked && store.problems['level'] ? (
            <View className="baoyan-error" {...ariaProps({ live: 'polite' })}>
              {store.problems['level']}
            </View>
          ) : null}
        </Section>
        <Grades store={store} isAsked={isAsked} />
        <English store={store} isAsked={isAsked} />
        <Section title="科研">
          <Choice
            label="科研"
            options={stepsOf(researchLevels)}
            value={String(research)}
            onChange={(key) => store.set({ research: Number(key) })}
          />
        </Section>
        <Section title="竞赛获奖">
          <Choice
            label="竞赛获奖"
            options={stepsOf(awardLevels)}
            value={String(awards)}
            onChange={(key) => store.set({ awards: Number(key) })}
          />
        </Section>
      </Card>
    </View>
  )
})

/** Grades and rank. */
const Grades = observer(function Grades({ store, isAsked }: ProfileFieldsProps) {
  const { profile, problems } = store
  const { scale, gpa, rank, cohort } = profile
  const shown = (name: string, value: number | undefined): string | undefined =>
    isAsked || value !== undefined ? problems[name] : undefined
  return (
    <Section title="绩点与排名" note="排名用推免认定的专业排名">
      <View className="baoyan-column">
        <Choice
          label="绩点的分制"
          options={SCALES}
          value={scale}
          onChange={(key) => store.set({ scale: key })}
        />
        <Decimal
          label={`绩点（满分 ${topOf(scale)}）`}
          value={gpa}
          onChange={(value) => store.set({ gpa: value })}
          error={shown('gpa', gpa)}
          testId="profile-gpa"
        />
        <Field
          label="专业排名（第几名）"
          type="number"
          value={textOf(rank)}
          onChange={(text) => store.set({ rank: wholeOf(text) })}
          maxLength={5}
          error={shown('rank', rank)}
          testId="profile-rank"
        />
        <Field
          label="专业总人数"
          type="number"
          value={textOf(cohort)}
          onChange={(text) => store.set({ cohort: wholeOf(text) })}
          maxLength={5}
          error={shown('cohort', cohort)}
          testId="profile-cohort"
        />
      </View>
    </Section>
  )
})

const English = observer(function English({ store, isAsked }: ProfileFieldsProps) {
  const { exam, english } = store.profile
  const choose = (key: EnglishExam): void => store.set({ exam: key, english: undefined })
  return (
    <Section title="英语">
      <View className="baoyan-column">
        <Choice label="英语考试" options={EXAMS} value={exam} onChange={choose} />
        {exam === 'none' ? null : (
          <Decimal
            key={exam}
            label={`${englishExamFacts[exam].name}成绩（满分 ${englishExamFacts[exam].full}）`}
            value={english}
            onChange={(value) => store.set({ english: value })}
            error={isAsked || english !== undefined ? store.problems['english'] : undefined}
            testId="profile-english"
          />
        )}
      </View>
    </Section>
  )
})

interface DecimalProps {
  readonly label: string
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
  readonly error: string | undefined
  readonly testId: string
}

/** A number with decimals; keeps the typed text while it is no number yet. */
function Decimal({ label, value, onChange, error, testId }: DecimalProps) {
  const [typed, setTyped] = useState(textOf(value))
  const shown = numberOf(typed) === value ? typed : textOf(value)
  const write = (text: string): void => {
    setTyped(text)
    onChange(numberOf(text))
  }
  return (
    <Field
      label={label}
      type="digit"
      value={shown}
      onChange={write}
      maxLength={5}
      error={error}
      testId={testId}
    />
  )
}

/** The table by which grades are converted. */
export function GpaTable() {
  const cells = [['百分制', '5 分制', '4.3 分制', '4.0 分制'], ...gpaTable.map((row) => row.map(String))]
  return (
    <Card>
      <Section title="绩点怎么换算" note="常见换算，各校算法不同，以学校为准；两档之间按比例折算">
        <View className="baoyan-table">
          {cells.flat().map((text, at) => (
            <View key={at}>{text}</View>
          ))}
        </View>
      </Section>
    </Card>
  )
}
