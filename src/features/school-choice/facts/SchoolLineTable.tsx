import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { FactSource } from '@/blocks/admission/FactSource'
import { chooseSchoolLines, type SchoolLine } from '@/contracts/choose/schools'
import { useResource } from '@/stores/page/useResource'
import { useStores } from '@/stores/useStores'
import { Card } from '@/ui/layout/Card'
import { Choice } from '@/ui/controls/Choice'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Section } from '@/ui/layout/Section'
import { FigureTable } from './FigureTable'

const DEGREES = [
  ['academic', '学术学位'],
  ['professional', '专业学位'],
] as const

const rowOf = ({ name, codes, total, singles, verified }: SchoolLine): string[] => [
  `${name}（${codes}）`,
  `${total}${verified ? '' : ' *'}`,
  singles ? singles.join('/') : '—',
]

/** The lines that a school published, by year. */
export const SchoolLineTable = observer(function SchoolLineTable({
  schoolId,
}: {
  readonly schoolId: string
}) {
  const { call, navigator } = useStores()
  const [year, setYear] = useState<number>()
  const key = String(year ?? '')
  const found = useResource(
    () => call(chooseSchoolLines, { params: { id: schoolId }, query: year ? { year } : {} }, { quiet: true }),
    key,
  )
  return (
    <Loadable phase={found.phase} skeleton="list" size="small" onRetry={() => void found.load()}>
      {({ years, year: shown, lines, notices, source }) =>
        years.length === 0 ? (
          <Empty
            size="small"
            title="这所院校没有单独公布复试基本线"
            hint="复试要过国家线，各专业的线看专业页"
            action={{
              text: '按专业看国家线',
              onPress: () => void navigator.go('yzInfoMajorIntroduction', {}),
            }}
          />
        ) : (
          <View className="choice-column">
            <Choice
              label="年份"
              options={years.map((one) => ({ key: String(one), text: `${one} 年` }))}
              value={String(shown)}
              onChange={(one) => setYear(Number(one))}
            />
            {DEGREES.map(([degree, title]) => {
              const rows = lines.filter((line) => line.degree === degree)
              return rows.length === 0 ? null : (
                <Card key={degree}>
                  <Section title={title} note="单科依次为政治、外语、业务课；带 * 的只有一处来源">
                    <FigureTable
                      label={`${title}分数线`}
                      head={['专业', '总分', '单科']}
                      rows={rows.map(rowOf)}
                      columns="1fr 64px 112px"
                    />
                  </Section>
                </Card>
              )
            })}
            <FactSource source={source} url={notices[0]?.url} />
          </View>
        )
      }
    </Loadable>
  )
})
