import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { FactSource } from '@/blocks/admission/FactSource'
import { nationalLines } from '@/contracts/choose/lines'
import { selfLineSchools } from '@/contracts/choose/schools'
import { lineHistory } from '@/contracts/score/totals'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { LineChart } from '@/ui/charts/LineChart'
import { Choice } from '@/ui/controls/Choice'
import { Segmented } from '@/ui/controls/Segmented'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Section } from '@/ui/layout/Section'
import { categories } from '../../facts/categories'
import { LineTable } from '../../facts/LineTable'
import '../../score.scss'

type Degree = 'academic' | 'professional'

const DEGREES = [
  { key: 'academic', text: '学硕' },
  { key: 'professional', text: '专硕' },
] as const
const REGIONS = [
  { key: 'a', text: 'A 区' },
  { key: 'b', text: 'B 区' },
] as const
const TOP = 400

/** /score/national-line: lines by year, region, degree and discipline, their trend, and schools that draw their own. */
export const NationalLineView = observer(function NationalLineView() {
  const [region, setRegion] = useState<'a' | 'b'>('a')
  const [degree, setDegree] = useState<Degree>('academic')
  const [cat, setCat] = useState('08')
  return (
    <View className="score-page">
      <Segmented items={REGIONS} value={region} onChange={setRegion} label="地区" />
      <Segmented items={DEGREES} value={degree} onChange={setDegree} label="学位" />
      <Choice
        label="学科门类"
        options={categories.filter(({ key }) => key !== 'all')}
        value={cat}
        onChange={setCat}
        testId="line-category"
      />
      {/* Each in a View of its own: a node that changes in the middle makes a mini-program resend all that follow. */}
      <View>
        <Trend key={`${degree} ${cat}`} cat={cat} degree={degree} region={region} />
      </View>
      <View>
        <Years cat={cat} degree={degree} region={region} />
      </View>
      <View>
        <SelfLines key={`${degree} ${cat}`} cat={cat} degree={degree} />
      </View>
    </View>
  )
})

interface LinesProps {
  readonly cat: string
  readonly degree: Degree
}

interface RegionProps extends LinesProps {
  readonly region: 'a' | 'b'
}

/** The code for the other lines of a category: with a degree where a year has two tables. */
const codeOf = (cat: string, degree: Degree): string => `${cat}${degree === 'academic' ? '99' : '69'}`

const Trend = observer(function Trend({ cat, degree, region }: RegionProps) {
  const { call } = useStores()
  const found = useResource(() =>
    call(lineHistory, { query: { code: codeOf(cat, degree), degree } }, { quiet: true }),
  )
  return (
    <Loadable phase={found.phase} skeleton="block" size="small" onRetry={() => void found.load()}>
      {(years) => {
        const newest = years[years.length - 1]
        const before = years[years.length - 2]
        if (!newest) return <Empty size="small" title="没有这个门类的国家线" />
        const change = before ? newest[region][0] - before[region][0] : 0
        const moved =
          change === 0 ? '与上一年持平' : `比上一年${change > 0 ? '上升' : '下降'} ${Math.abs(change)} 分`
        return (
          <Card>
            <Section title="历年总分线">
              <LineChart
                series={[{ name: '总分线', tone: 'brand', values: years.map((year) => year[region][0]) }]}
                top={TOP}
                marks={years.map(({ year }) => String(year))}
                says={`${newest.year} 年 ${newest.name} ${newest[region][0]} 分，${moved}`}
                basis={`${years.length} 年数据`}
              />
            </Section>
            <LineTable
              label="历年国家线"
              head={['年份', '总分（较上年）', '单科=100', '单科>100']}
              rows={rowsOf(years.map(({ year, [region]: figures }) => ({ year, figures })))}
            />
          </Card>
        )
      }}
    </Loadable>
  )
})

/** Rows of a table of years, the newest first, each with the change of its total from the year before. */
const rowsOf = (
  years: readonly { readonly year: number; readonly figures: readonly (number | null)[] }[],
): string[][] =>
  years
    .map(({ year, figures }, at) => {
      const [total, ...singles] = figures
      const before = years[at - 1]
      const change =
        before?.year === year - 1 && typeof total === 'number'
          ? total - (before.figures[0] ?? total)
          : undefined
      const moved = change === undefined ? '' : `（${change > 0 ? '+' : ''}${change}）`
      return [String(year), `${total ?? '–'}${moved}`, ...singles.map((one) => String(one ?? '–'))]
    })
    .reverse()

/** All rows of the newest or another year. */
const Years = observer(function Years({ cat, degree, region }: RegionProps) {
  const { call } = useStores()
  const [year, setYear] = useState<number>()
  const found = useResource(
    () => call(nationalLines, { query: year ? { year } : {} }, { quiet: true }),
    String(year),
  )
  return (
    <Loadable phase={found.phase} skeleton="list" size="small" onRetry={() => void found.load()}>
      {({ year: shown, years, rows, notice, source }) => (
        <Card>
          <Section title={`${shown} 年各专业`}>
            <Choice
              label="年份"
              options={years.map((one) => ({ key: String(one), text: String(one) }))}
              value={String(shown)}
              onChange={(key) => setYear(Number(key))}
            />
            <LineTable
              label={`${shown} 年国家线`}
              head={['专业', '总分', '=100', '>100']}
              rows={rows
                .filter((row) => row.cat === cat || row.cat === '-')
                .filter((row) => row.degree === 'both' || row.degree === degree)
                .map(({ name, [region]: figures }) => [name, ...figures.map((one) => String(one ?? '–'))])}
            />
          </Section>
          <FactSource source={source} url={notice?.url} />
        </Card>
      )}
    </Loadable>
  )
})

const MOST = 34

/** Schools that draw their own lines, for a category. */
const SelfLines = observer(function SelfLines({ cat, degree }: LinesProps) {
  const { call, navigator } = useStores()
  const [isOpen, setOpen] = useState(false)
  const found = useResource(() => call(selfLineSchools, { query: { code: cat, degree } }, { quiet: true }))
  return (
    <Loadable phase={found.phase} skeleton="list" size="small" onRetry={() => void found.load()}>
      {({ year, schools }) => (
        <List title={`自划线院校（${year} 年）`}>
          {schools.slice(0, isOpen ? MOST : 5).map(({ schoolId, name, line }) => (
            <Cell
              key={schoolId}
              title={name}
              value={line === null ? '未收录' : `${typeof line === 'number' ? line : line.total} 分`}
              onPress={() => void navigator.go('yzInfoAcademyInfo', { id: schoolId })}
            />
          ))}
          {isOpen ? null : (
            <Cell title={`看全部 ${schools.length} 所`} onPress={() => setOpen(true)} testId="self-all" />
          )}
        </List>
      )}
    </Loadable>
  )
})
