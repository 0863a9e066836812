import { View } from '@tarojs/components'
import type { DeepReport, DeepSpan } from '@/contracts/exercise/deepReport'
import { FEWEST_ANSWERS } from '@/domain/ability/pointMastery'
import { dateOfStudyDay, studyDay } from '@/domain/memory/studyDay'
import { useStores } from '@/stores/useStores'
import { BarChart } from '@/ui/charts/BarChart'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Stat } from '@/ui/charts/Stat'
import * as texts from './deepTexts'
import { typeNameOf } from '../question/questionTexts'
import { spanMarks } from '../progress/spanTexts'
import { rightText, tookFigure } from './statisticsTexts'
import { Fact } from './Fact'
import { ShareRows } from './ShareRows'

interface DeepReportBodyProps {
  readonly report: DeepReport
  /** Name of the span, as 最近四周. */
  readonly name: string
  /** Undefined of one attempt, which has no pieces and nothing before it. */
  readonly span: DeepSpan | undefined
}

/** A deep report: the whole, the next step, then by piece, subject, point and type, the pace, guesses and causes. */
export function DeepReportBody({ report, name, span }: DeepReportBodyProps) {
  return (
    <>
      <Whole report={report} name={name} before={span ? texts.deepSpanTexts[span].before : ''} />
      <Next report={report} />
      {span ? <Pieces report={report} span={span} /> : null}
      <ShareRows title="按科目" rows={texts.subjectRows(report)} />
      <ShareRows title="按知识点" rows={texts.pointRows(report)} />
      <ShareRows title="按题型" rows={texts.typeRows(report, typeNameOf)} />
      <Habits report={report} />
    </>
  )
}

interface WholeProps {
  readonly report: DeepReport
  readonly name: string
  readonly before: string
}

function Whole({ report, name, before }: WholeProps) {
  const { clock } = useStores()
  const { total, from, to } = report
  const isOver = to < dateOfStudyDay(studyDay(clock.now()) + 1)
  const against = texts.againstText(total, report.before, before)
  return (
    <Card testId="deep-whole">
      <View className="exercise__title">{name}</View>
      <View className="exercise__stats">
        <Stat label="答题" value={total.answers} unit="题" />
        <Stat label="正确率" value={rightText(total)} />
        <Stat label="用时" {...tookFigure(total)} />
      </View>
      <View className="exercise__note exercise__help">{texts.datesText(from, to)}</View>
      {against ? (
        <View className="exercise__note">
          {against}
          {isOver ? '' : '（这段时间还没过完）'}
        </View>
      ) : null}
    </Card>
  )
}

function Next({ report: { weakest, total } }: { readonly report: DeepReport }) {
  const { navigator } = useStores()
  const hint = texts.nextHint(total)
  return (
    <Card>
      <View className="exercise__title">下一步</View>
      <View className="exercise__note">
        {weakest ? `掌握最弱的是「${weakest.point}」，先补它最划算` : hint.text}
      </View>
      <Button
        size="s"
        onPress={() =>
          weakest
            ? void navigator.go('exercisesBrushTopic', { ...weakest, kind: 'practice' })
            : void navigator.go(hint.route)
        }
        testId="deep-next"
      >
        {weakest ? `练「${weakest.point}」` : hint.action}
      </Button>
    </Card>
  )
}

function Pieces({ report, span }: { readonly report: DeepReport; readonly span: DeepSpan }) {
  const { pieces, total } = report
  const { piece, per } = texts.deepSpanTexts[span]
  return (
    <Card>
      <View className="exercise__title">{piece}的题量与对错</View>
      <BarChart
        series={[
          { name: '答对', tone: 'success', values: pieces.map(({ right }) => right) },
          { name: '没答对', tone: 'quiet', values: pieces.map(({ answers, right }) => answers - right) },
        ]}
        marks={spanMarks(pieces, per)}
        says={texts.piecesText(report, per)}
        basis={`基于 ${total.answers} 道判过的题`}
        isThin={total.answers < FEWEST_ANSWERS}
        testId="deep-pieces"
      />
    </Card>
  )
}

function Habits({ report }: { readonly report: DeepReport }) {
  const { navigator } = useStores()
  return (
    <Card>
      <View className="exercise__title">速度、蒙题和错因</View>
      <Fact text={texts.paceText(report)} />
      <Fact text={texts.guessText(report)} />
      <Fact text={texts.causesText(report)} />
      <View className="exercise__actions">
        <Button
          size="s"
          kind="soft"
          onPress={() => void navigator.go('exercisesMistakeBook')}
          testId="deep-mistakes"
        >
          看错题本
        </Button>
      </View>
    </Card>
  )
}
