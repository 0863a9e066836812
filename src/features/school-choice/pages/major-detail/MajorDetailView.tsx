import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { FactSource, SampleTag } from '@/blocks/admission/FactSource'
import { programme, type ProgrammeDetail } from '@/contracts/choose/programmes'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Empty } from '@/ui/feedback/Empty'
import { LineChart } from '@/ui/charts/LineChart'
import { Loadable } from '@/ui/feedback/Loadable'
import { Section } from '@/ui/layout/Section'
import { Stat } from '@/ui/charts/Stat'
import { ChanceCard } from '../../programmes/ChanceCard'
import { FavouriteButton } from '../../facts/FavouriteButton'
import { FigureTable } from '../../facts/FigureTable'
import { PlanButton } from '../../programmes/PlanButton'
import { competitionText, orUnknown, programmeNote } from '../../facts/texts'
import '../../schoolChoice.scss'

/** /yz-info/major-detail and /choose/major-detail ?id=: a major at a school: papers, places, lines by year, chance. */
export const MajorDetailView = observer(function MajorDetailView() {
  const { call, navigator } = useStores()
  const route = useRoute()
  const id = route.given['id'] ?? ''
  const found = useResource(() => call(programme, { params: { id }, query: {} }, { quiet: true }), id)
  const title = found.value && `${found.value.school} ${found.value.name}`
  useEffect(() => {
    if (title) route.describe({ title })
  }, [title])
  if (id === '') {
    return (
      <Empty
        title="还没有选招生项目"
        hint="从数据库里选一个"
        action={{ text: '去数据库', onPress: () => void navigator.replace('chooseDataBase', {}) }}
      />
    )
  }
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(detail) => <Programme detail={detail} />}
    </Loadable>
  )
})

interface PartProps {
  readonly detail: ProgrammeDetail
}

function Programme({ detail }: PartProps) {
  const { navigator } = useStores()
  const isSample = detail.origin === 'sample'
  return (
    <View className="choice-page">
      <Card>
        <View className="choice-column">
          <View className="choice-title">{detail.school}</View>
          <View className="choice-subtitle">{detail.name}</View>
          <View className="choice-note">{programmeNote(detail)}</View>
          {isSample ? (
            <View className="choice-row">
              <SampleTag />
              <View className="choice-note">以下数字由模型生成，不是院校公布的数据</View>
            </View>
          ) : null}
          <View className="choice-row">
            <FavouriteButton kind="programme" id={detail.programmeId} />
            <PlanButton programmeId={detail.programmeId} />
          </View>
        </View>
      </Card>
      <ChanceCard detail={detail} />
      <Card>
        <Section title="招生">
          <View className="choice-grid">
            <Stat label="拟招生人数" value={orUnknown(detail.quota, ' 人')} />
            <Stat label="推免占比" value={orUnknown(detail.exemptShare, '%')} />
            <Stat label="竞争" value={competitionText(detail.competition)} />
          </View>
        </Section>
      </Card>
      <Papers detail={detail} />
      <Years detail={detail} />
      <Button
        kind="soft"
        block
        onPress={() => void navigator.go('chooseAcademyInfo', { id: detail.schoolId })}
      >
        {`看${detail.school}`}
      </Button>
      <Button
        kind="soft"
        block
        onPress={() => void navigator.go('chooseMajorInfo', { code: detail.code.slice(0, 4) })}
      >
        看开设这个专业的其他院校
      </Button>
      <FactSource source={detail.source} hasSamples={isSample} url={isSample ? null : detail.source.url} />
    </View>
  )
}

function Papers({ detail: { papers } }: PartProps) {
  return (
    <Card>
      <Section title="初试科目">
        {papers.length === 0 ? (
          <View className="choice-note">没有收录科目，请看学院公布的专业目录</View>
        ) : (
          <FigureTable
            label="初试科目"
            head={['代码', '科目', '满分']}
            rows={papers.map(({ code, name, full }) => [code, name, String(full)])}
            columns="56px 1fr 56px"
          />
        )}
      </Section>
    </Card>
  )
}

const TOP = 500

function Years({ detail: { years, shape, origin } }: PartProps) {
  const lined = [...years].reverse().filter(({ line, low }) => (line ?? low) !== null)
  const values = lined.map(({ line, low }) => line ?? low ?? 0)
  const newest = lined[lined.length - 1]
  const says = newest
    ? `${newest.year} 年${newest.line === null ? '名单最低分' : '复试线'} ${newest.line ?? newest.low} 分${newest.nationalLine === null ? '' : `，国家线 ${newest.nationalLine} 分`}`
    : '没有分数线'
  const sample = origin === 'sample' ? '（示例数据）' : ''
  return (
    <Card>
      <Section
        title={`历年数据${sample}`}
        note="名单最低分：没有公布复试线时，名单上的最低初试总分；仅公布录取名单的年份没有落选考生"
      >
        {values.length > 1 ? (
          <LineChart
            series={[
              { name: '复试线或名单最低分', tone: 'brand', values },
              { name: '国家线', tone: 'quiet', values: lined.map(({ nationalLine }) => nationalLine ?? 0) },
            ]}
            top={shape === 'two' ? 300 : TOP}
            marks={lined.map(({ year }) => String(year))}
            says={says}
            basis={`基于 ${lined.length} 年的数据`}
          />
        ) : (
          <View className="choice-text">{says}</View>
        )}
        {years.map((year) => (
          <View key={year.year} className="choice-column">
            <View className="choice-subtitle">{`${year.year} 年`}</View>
            <View className="choice-grid">
              <Stat label="复试线" value={orUnknown(year.line)} />
              <Stat label="名单最低" value={orUnknown(year.low)} />
              <Stat label="录取平均" value={orUnknown(year.mean)} />
              <Stat label="录取最高" value={orUnknown(year.high)} />
              <Stat label="名单人数" value={orUnknown(year.listed)} />
              <Stat label="录取人数" value={orUnknown(year.admitted)} />
            </View>
            {year.listType === 'admitted' ? <View className="choice-note">仅公布录取名单</View> : null}
          </View>
        ))}
      </Section>
    </Card>
  )
}
