import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SampleTag } from '@/blocks/admission/FactSource'
import { Pages } from '@/blocks/Pages'
import { type ChooseReport, chooseReport, chooseReports, makeReport } from '@/contracts/choose/insights'
import { programme } from '@/contracts/choose/programmes'
import { totalScore } from '@/domain/admission/examScores'
import { bandNames } from '@/domain/chance/chanceBand'
import { shanghaiDate } from '@/lib/shanghaiDate'
import { PagedList } from '@/stores/page/PagedList'
import { usePageStore } from '@/stores/page/usePageStore'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Empty } from '@/ui/feedback/Empty'
import { FootBar } from '@/ui/layout/FootBar'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Section } from '@/ui/layout/Section'
import { Tag } from '@/ui/feedback/Tag'
import { FigureTable } from '../../facts/FigureTable'
import { bandTones, orUnknown } from '../../facts/texts'
import { knownScores } from '../../form/knownScores'
import '../../schoolChoice.scss'

/** /choose/choose-school-report?report= or ?programme=: a report, a new one of a programme from the learner's scores, or the list of all. */
export const ReportView = observer(function ReportView() {
  const { given } = useRoute()
  const { report, programme: programmeId } = given
  if (report || programmeId) return <One report={report} programmeId={programmeId} />
  return <All />
})

interface OneProps {
  readonly report: string | undefined
  readonly programmeId: string | undefined
}

const One = observer(function One({ report, programmeId }: OneProps) {
  const { call, session, navigator } = useStores()
  const { uid } = session
  const make = async (id: string): Promise<ChooseReport | null> => {
    const { shape } = await call(programme, { params: { id }, query: {} }, { quiet: true })
    const scores = knownScores(shape)
    if (totalScore(shape, scores) === undefined) return null
    const body = { programmeId: id, scores }
    const made = await call(makeReport, { params: { uid }, body }, { quiet: true })
    // The address of the report itself: a visit of it, or a reload, makes no other one.
    void navigator.replace('chooseChooseSchoolReport', { report: made.reportId })
    return made
  }
  const found = useResource(() =>
    report ? call(chooseReport, { params: { uid, id: report } }, { quiet: true }) : make(programmeId ?? ''),
  )
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(value) =>
        value ? (
          <Report report={value} />
        ) : (
          <Empty
            title="还没有各科的预估分"
            hint="先在招生项目页拖动各科分数，再生成报告"
            action={{
              text: '去估各科分数',
              onPress: () => void navigator.replace('chooseMajorDetail', { id: programmeId ?? '' }),
            }}
          />
        )
      }
    </Loadable>
  )
})

function ReportHead({ report }: { readonly report: ChooseReport }) {
  const { school, major, band, headline, total, isSample, madeAt } = report
  return (
    <Card>
      <View className="choice-column">
        <View className="choice-title">{school}</View>
        <View className="choice-subtitle">{major}</View>
        <View className="choice-row">
          <Tag tone={bandTones[band]}>{bandNames[band]}</Tag>
          {isSample ? <SampleTag /> : null}
        </View>
        <View className="choice-chance">{headline}</View>
        <View className="choice-note">{`预估总分 ${total} 分 · ${shanghaiDate(madeAt)} 生成，数据停在那一天`}</View>
      </View>
    </Card>
  )
}

/** The reasons of the report, the lines of past years, and its advice. */
const ReportGrounds = observer(function ReportGrounds({ report }: { readonly report: ChooseReport }) {
  const { reasons, years, advice, isSample } = report
  const lined = years.filter(({ line }) => line !== null)
  return (
    <Card>
      <Section title="为什么">
        {reasons.map((reason) => (
          <View key={reason} className="choice-reason">
            {reason}
          </View>
        ))}
      </Section>
      {lined.length > 0 ? (
        <Section title={isSample ? '历年分数线（示例数据）' : '历年分数线'}>
          <FigureTable
            label="历年分数线"
            head={['年份', '分数线', '国家线']}
            rows={lined.map(({ year, line, nationalLine }) => [
              String(year),
              orUnknown(line),
              orUnknown(nationalLine),
            ])}
            columns="1fr 1fr 1fr"
          />
        </Section>
      ) : null}
      <Section title="接下来">
        {advice.map((text) => (
          <View key={text} className="choice-reason">
            {text}
          </View>
        ))}
      </Section>
    </Card>
  )
})

/** Leads to the programme of the report and to its picture. */
const ReportBar = observer(function ReportBar({ report }: { readonly report: ChooseReport }) {
  const { navigator } = useStores()
  return (
    <FootBar>
      <Button kind="soft" onPress={() => void navigator.go('chooseMajorDetail', { id: report.programmeId })}>
        调分数
      </Button>
      <Button
        block
        onPress={() => void navigator.go('chooseReportImg', { report: report.reportId })}
        testId="report-picture"
      >
        存成长图
      </Button>
    </FootBar>
  )
})

function Report({ report }: { readonly report: ChooseReport }) {
  const { navigator } = useStores()
  const { others } = report
  return (
    <View className="choice-page choice-page--bar">
      <ReportHead report={report} />
      <ReportGrounds report={report} />
      {others.length > 0 ? (
        <List title="同专业可以一起看">
          {others.map(({ programmeId, title, text }) => (
            <Cell
              key={programmeId}
              title={title}
              note={text}
              onPress={() => void navigator.go('chooseMajorDetail', { id: programmeId })}
            />
          ))}
        </List>
      ) : null}
      <View className="choice-note">{`来源：${report.source}`}</View>
      <ReportBar report={report} />
    </View>
  )
}

const All = observer(function All() {
  const { call, session, navigator } = useStores()
  const pages = usePageStore(
    () =>
      new PagedList({
        fetch: (page) =>
          call(chooseReports, { params: { uid: session.uid }, query: { page } }, { quiet: true }),
        idOf: ({
          reportId,
        }: Pick<ChooseReport, 'reportId' | 'school' | 'major' | 'total' | 'band' | 'madeAt'>) => reportId,
      }),
  )
  return (
    <View className="choice-page">
      <Pages
        pages={pages}
        label="择校报告"
        draw={({ reportId, school, major, total, band, madeAt }) => (
          <Cell
            key={reportId}
            title={`${school} ${major}`}
            note={`${shanghaiDate(madeAt)} · 预估 ${total} 分`}
            value={bandNames[band]}
            onPress={() => void navigator.go('chooseChooseSchoolReport', { report: reportId })}
          />
        )}
        empty={
          <Empty
            title="还没有择校报告"
            hint="在招生项目页点“生成择校报告”"
            action={{ text: '去选招生项目', onPress: () => void navigator.go('chooseDataBase', {}) }}
          />
        }
      />
    </View>
  )
})
