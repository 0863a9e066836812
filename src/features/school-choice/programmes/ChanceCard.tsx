import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { SampleTag } from '@/blocks/admission/FactSource'
import type { ProgrammeDetail } from '@/contracts/choose/programmes'
import {
  type ExamShape,
  fullMarksOf,
  missedPapers,
  papersOfShape,
  type PaperKey,
  type PaperScores,
  totalScore,
} from '@/domain/admission/examScores'
import { admissionChance } from '@/domain/chance/admissionChance'
import { bandNames, bandOf } from '@/domain/chance/chanceBand'
import { chanceHeadline, chanceReasons } from '@/domain/chance/chanceWords'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import { Slider } from '@/ui/controls/slider'
import { Tag } from '@/ui/feedback/Tag'
import { bandTones } from '../facts/texts'
import { knownScores, rememberScores } from '../form/knownScores'

/** Initial position of the sliders without scores, as a share of the full marks. */
const ASSUMED = 0.68

const assumedScores = (shape: ExamShape): PaperScores =>
  Object.fromEntries(papersOfShape(shape).map(({ key, full }) => [key, Math.round(full * ASSUMED)]))

interface SlidersProps {
  readonly shape: ExamShape
  readonly scores: PaperScores
  readonly onChange: (key: PaperKey, value: number) => void
}

const Sliders = ({ shape, scores, onChange }: SlidersProps) => (
  <>
    {papersOfShape(shape).map(({ key, name, full }) => (
      <View key={key}>
        <View className="choice-note">{`${name} ${scores[key] ?? 0} / ${full} 分`}</View>
        <Slider
          label={name}
          value={scores[key] ?? 0}
          max={full}
          valueText={`${scores[key] ?? 0} 分`}
          onChange={(value) => onChange(key, value)}
          testId={`what-if-${key}`}
        />
      </View>
    ))}
  </>
)

/** The chance at a programme with a slider for each paper: computed on the device at once. */
export const ChanceCard = observer(function ChanceCard({ detail }: { readonly detail: ProgrammeDetail }) {
  const { navigator } = useStores()
  const { facts, singles, shape, bands, origin, programmeId } = detail
  const [known, setKnown] = useState<PaperScores>(() => knownScores(shape))
  const isAssumed = totalScore(shape, known) === undefined
  const scores = isAssumed ? { ...assumedScores(shape), ...known } : known
  const total = totalScore(shape, scores) ?? 0
  const missed = missedPapers(shape, scores, singles)[0] ?? null
  const isPublished = facts.nationalLine?.isPublished ?? false
  const chance = admissionChance(facts, total, isPublished ? missed : null)
  const band = bandOf(chance, bands)
  const set = (key: PaperKey, value: number): void => {
    const changed = { ...scores, [key]: value }
    setKnown(changed)
    rememberScores(shape, changed)
  }
  return (
    <Card>
      <Section title="我的可能" note="拖动各科分数，结果马上重算；是估计，不是承诺">
        <View className="choice-column">
          <View className="choice-row">
            <Tag tone={bandTones[band]}>{bandNames[band]}</Tag>
            {origin === 'sample' ? <SampleTag /> : null}
          </View>
          <View className="choice-chance">{chanceHeadline(chance)}</View>
          <View className="choice-text">
            {isAssumed
              ? `先假设各科得 ${ASSUMED * 100}%，共 ${total} / ${fullMarksOf(shape)} 分，请拖成你的分数`
              : `预估总分 ${total} / ${fullMarksOf(shape)} 分`}
          </View>
          <Sliders shape={shape} scores={scores} onChange={set} />
          {missed && !isPublished ? (
            <View className="choice-error">
              {`${missed.paper} ${missed.score} 分低于最近一年的单科线 ${missed.line} 分，先补这一科`}
            </View>
          ) : null}
          {chanceReasons(chance, facts, total).map((reason) => (
            <View key={reason} className="choice-reason">
              {reason}
            </View>
          ))}
          <Button
            block
            disabled={isAssumed}
            onPress={() => void navigator.go('chooseChooseSchoolReport', { programme: programmeId })}
            testId="make-report"
          >
            生成择校报告
          </Button>
        </View>
      </Section>
    </Card>
  )
})
