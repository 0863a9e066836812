import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { type Comparison, compareSchools } from '@/contracts/choose/insights'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/layout/Card'
import { Choice } from '@/ui/controls/Choice'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Section } from '@/ui/layout/Section'
import { FigureTable } from '../../facts/FigureTable'
import { RadarChart } from '@/blocks/radar/RadarChart'
import { competitionText, orUnknown } from '../../facts/texts'
import '../../schoolChoice.scss'

/** /choose/school-contrast/detail?school=&code=: two to four schools as a table and a radar. */
export const ContrastDetailView = observer(function ContrastDetailView() {
  const { call, navigator } = useStores()
  const { given } = useRoute()
  const school = given['school'] ?? ''
  const [code, setCode] = useState(given['code'] ?? '')
  const found = useResource(
    () => call(compareSchools, { query: { school, ...(code && { code }) } }, { quiet: true }),
    code,
  )
  if (!school.includes(',')) {
    return (
      <Empty
        title="还没有选院校"
        hint="选两到四所院校再对比"
        action={{ text: '去选院校', onPress: () => void navigator.replace('chooseSchoolContrast', {}) }}
      />
    )
  }
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(value) => <Compared value={value} code={code} onCode={setCode} />}
    </Loadable>
  )
})

interface ComparedProps {
  readonly value: Comparison
  readonly code: string
  readonly onCode: (code: string) => void
}

const AXES = ['层次', '分数线', '竞争', '招生规模', '专业数']
const TOP_EXCESS = 120
const TOP_COMPETITION = 1200
const TOP_QUOTA = 100
const TOP_PROGRAMMES = 40

type Compared = Comparison['schools'][number]

const share = (value: number | null, top: number): number => Math.min(1, Math.max(0, (value ?? 0) / top))

const valuesOf = ({ level, excess, competition, quota, programmes }: Compared): number[] => [
  level / 3,
  share(excess, TOP_EXCESS),
  share(competition, TOP_COMPETITION),
  share(quota, TOP_QUOTA),
  share(programmes, TOP_PROGRAMMES),
]

function Compared({ value: { schools, shared }, code, onCode }: ComparedProps) {
  const hardest = [...schools].sort((one, other) => (other.excess ?? 0) - (one.excess ?? 0))[0]
  return (
    <View className="choice-page">
      <Card>
        <RadarChart
          axes={AXES}
          series={schools.map((school) => ({ name: school.name, values: valuesOf(school) }))}
          says={
            hardest?.excess
              ? `${hardest.name}的分数线最高，多数专业高出国家线约 ${Math.round(hardest.excess)} 分`
              : '这几所院校没有可比的分数线'
          }
          basis={`每所院校按热度取最多 50 个招生项目的中位数${schools.some(({ samples }) => samples) ? '，含示例数据' : ''}`}
        />
      </Card>
      <SchoolsTable schools={schools} />
      <Section title="同一个专业">
        <Choice
          label="同一个专业"
          options={[
            { key: '', text: '不比专业' },
            ...shared.map((one) => ({ key: one.code, text: one.name })),
          ]}
          value={code}
          onChange={onCode}
        />
      </Section>
      {code ? <MajorTable schools={schools} /> : null}
    </View>
  )
}

interface TableProps {
  readonly schools: readonly Compared[]
}

/** A column for each school. */
const tableOf = (schools: readonly Compared[]) => ({
  head: ['', ...schools.map(({ name }) => name)],
  columns: `72px repeat(${schools.length}, 1fr)`,
  row: (label: string, pick: (school: Compared) => string): string[] => [label, ...schools.map(pick)],
})

function SchoolsTable({ schools }: TableProps) {
  const { head, columns, row } = tableOf(schools)
  return (
    <Card>
      <Section title="院校">
        <FigureTable
          label="院校对比"
          head={head}
          columns={columns}
          rows={[
            row('地区', ({ province, city }) => (province === city ? province : `${province}${city}`)),
            row('层次', ({ tier }) => tier ?? '普通'),
            row('标签', ({ marks }) => marks.join('、') || '无'),
            row('类型', ({ type }) => type),
            row('国家线', ({ region }) => `${region} 区`),
            row('推免资格', ({ recommends }) => (recommends ? '有' : '未见于名单')),
            row('高出国家线', ({ excess }) => (excess === null ? '未公布' : `约 ${Math.round(excess)} 分`)),
            row('竞争', ({ competition }) => competitionText(competition)),
            row('数据', ({ samples }) => (samples ? '含示例数据' : '公开数据')),
          ]}
        />
      </Section>
    </Card>
  )
}

function MajorTable({ schools }: TableProps) {
  const { head, columns, row } = tableOf(schools)
  return (
    <Card>
      <Section title="这个专业">
        <FigureTable
          label="专业对比"
          head={head}
          columns={columns}
          rows={[
            row('专业', ({ programme }) => programme?.name ?? '没有这个专业'),
            row('拟招生', ({ programme }) => (programme ? orUnknown(programme.quota, ' 人') : '—')),
            row('推免占比', ({ programme }) => (programme ? orUnknown(programme.exemptShare, '%') : '—')),
            row('最近的线', ({ programme }) =>
              programme?.latestLine ? `${programme.latestYear} 年 ${programme.latestLine}` : '—',
            ),
            row('科目', ({ programme }) => programme?.papers.map(({ code }) => code).join('、') || '—'),
            row('数据', ({ programme }) =>
              programme ? (programme.origin === 'sample' ? '示例数据' : '公开数据') : '—',
            ),
          ]}
        />
      </Section>
    </Card>
  )
}
