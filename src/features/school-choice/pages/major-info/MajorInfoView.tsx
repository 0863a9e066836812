import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { FactSource, SampleTag } from '@/blocks/admission/FactSource'
import type { MajorDetail } from '@/contracts/choose/majors'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { LineChart } from '@/ui/charts/LineChart'
import { Loadable } from '@/ui/feedback/Loadable'
import { Section } from '@/ui/layout/Section'
import { Segmented } from '@/ui/controls/Segmented'
import { Tabs } from '@/ui/layout/Tabs'
import { FigureTable } from '../../facts/FigureTable'
import { MajorHead, useMajor } from '../../facts/MajorAbout'
import { orUnknown } from '../../facts/texts'
import { ProgrammePages } from '../../programmes/ProgrammePages'
import '../../schoolChoice.scss'

const TABS = [
  { key: 'schools', text: '开设院校' },
  { key: 'lines', text: '国家线' },
  { key: 'papers', text: '考试科目' },
] as const
type TabKey = (typeof TABS)[number]['key']

/** /yz-info/major-info and /choose/major-info ?code=: schools that offer a major, its national lines, its papers. */
export const MajorInfoView = observer(function MajorInfoView() {
  const { given } = useRoute()
  const { navigator } = useStores()
  const code = given['code']
  if (!code) {
    return (
      <Empty
        title="还没有选专业"
        hint="从学科目录里选一个"
        action={{ text: '看学科目录', onPress: () => void navigator.replace('yzInfoMajorIntroduction', {}) }}
      />
    )
  }
  return <Major code={code} />
})

const Major = observer(function Major({ code }: { readonly code: string }) {
  const { navigator } = useStores()
  const [tab, setTab] = useState<TabKey>('schools')
  const found = useMajor(code)
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(major) => (
        <View className="choice-page">
          <MajorHead major={major} />
          <Button kind="soft" block onPress={() => void navigator.go('yzInfoMajorIntroduction', { code })}>
            学什么、去哪里
          </Button>
          <Tabs items={TABS} active={tab} onChange={setTab} label="专业信息" panelId="major-panel" />
          <View id="major-panel" className="choice-column">
            {tab === 'schools' ? (
              <>
                <View className="choice-note">{`共 ${major.schools} 所院校的招生项目`}</View>
                <FactSource source={major.source} hasSamples={major.samples > 0} />
                <ProgrammePages filter={{ code }} />
              </>
            ) : null}
            {tab === 'lines' ? <Lines major={major} /> : null}
            {tab === 'papers' ? <Papers major={major} /> : null}
          </View>
        </View>
      )}
    </Loadable>
  )
})

const TOP = 500
const ZONES = [
  { key: 'a', text: 'A 区' },
  { key: 'b', text: 'B 区' },
] as const

function Lines({ major: { lines, lineSource, name } }: { readonly major: MajorDetail }) {
  const [zone, setZone] = useState<'a' | 'b'>('a')
  if (lines.length === 0) return <Empty size="small" title="没有收录这个专业的国家线" hint="看看上一级学科" />
  const oldest = [...lines].reverse()
  const totals = oldest.map((line) => line[zone][0])
  const [newest] = lines
  const before = lines[1]
  const change = newest && before ? newest[zone][0] - before[zone][0] : 0
  const says = newest
    ? `${newest.year} 年${name}国家线 ${newest[zone][0]} 分${before ? `，比 ${before.year} 年${change === 0 ? '没有变化' : `${change > 0 ? '高' : '低'} ${Math.abs(change)} 分`}` : ''}`
    : ''
  const top = Math.max(...totals) > TOP * 0.6 ? TOP : TOP * 0.6
  return (
    <>
      <Segmented items={ZONES} value={zone} onChange={setZone} label="国家线分区" />
      <Card>
        <LineChart
          series={[{ name: '国家线', tone: 'brand', values: totals }]}
          top={top}
          marks={oldest.map(({ year }) => String(year))}
          says={says}
          basis={`基于 ${lines.length} 年的国家线`}
        />
      </Card>
      <Card>
        <Section title="历年国家线" note="单科（满分 100）/ 单科（满分大于 100）">
          <FigureTable
            label="历年国家线"
            head={['年份', '总分', '单科', '适用']}
            rows={lines.map((line) => [
              String(line.year),
              String(line[zone][0]),
              `${orUnknown(line[zone][1])}/${orUnknown(line[zone][2])}`,
              line.name,
            ])}
            columns="56px 56px 104px 1fr"
          />
        </Section>
      </Card>
      <FactSource source={lineSource} url={newest?.url} />
    </>
  )
}

function Papers({ major: { papers, samples, source } }: { readonly major: MajorDetail }) {
  if (papers.length === 0)
    return <Empty size="small" title="还没有收录考试科目" hint="以招生单位公布的专业目录为准" />
  return (
    <>
      {papers.map(({ papers: set, programmes }, at) => (
        <Card key={at}>
          <Section title={`科目组合 ${at + 1}`} note={`${programmes} 个招生项目`}>
            <View className="choice-row">{samples > 0 ? <SampleTag /> : null}</View>
            <FigureTable
              label={`科目组合 ${at + 1}`}
              head={['代码', '科目', '满分']}
              rows={set.map(({ code, name, full }) => [code, name, String(full)])}
              columns="56px 1fr 56px"
            />
          </Section>
        </Card>
      ))}
      <FactSource source={source} hasSamples={samples > 0} />
    </>
  )
}
