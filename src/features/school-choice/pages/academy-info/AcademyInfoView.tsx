import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { FactSource } from '@/blocks/admission/FactSource'
import { schoolNote } from '@/blocks/admission/SchoolPicker'
import { chooseSchool, type SchoolDetail } from '@/contracts/choose/schools'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { Choice } from '@/ui/controls/Choice'
import { Empty } from '@/ui/feedback/Empty'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tabs } from '@/ui/layout/Tabs'
import { Tag } from '@/ui/feedback/Tag'
import { FavouriteButton } from '../../facts/FavouriteButton'
import { ProgrammePages } from '../../programmes/ProgrammePages'
import { SchoolLineTable } from '../../facts/SchoolLineTable'
import '../../schoolChoice.scss'

const TABS = [
  { key: 'about', text: '概况' },
  { key: 'lines', text: '分数线' },
  { key: 'majors', text: '招生专业' },
  { key: 'notices', text: '官方公告' },
] as const
type TabKey = (typeof TABS)[number]['key']

const MOST_SAMPLES = 0

/** /yz-info/academy-info and /choose/academy-info ?id=: a school: facts, lines, programmes, official notices. */
export const AcademyInfoView = observer(function AcademyInfoView() {
  const { call, navigator } = useStores()
  const route = useRoute()
  const id = route.given['id'] ?? ''
  const [tab, setTab] = useState<TabKey>(
    () => TABS.find(({ key }) => key === route.given['tab'])?.key ?? 'about',
  )
  const found = useResource(() => call(chooseSchool, { params: { id } }, { quiet: true }), id)
  const name = found.value?.name
  useEffect(() => {
    if (name) route.describe({ title: name })
  }, [name])
  if (id === '') {
    return (
      <Empty
        title="还没有选院校"
        hint="先搜一所院校"
        action={{ text: '去搜索', onPress: () => void navigator.replace('academySearch', {}) }}
      />
    )
  }
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(school) => (
        <View className="choice-page">
          <Tabs items={TABS} active={tab} onChange={setTab} label="院校信息" panelId="school-panel" />
          <View id="school-panel" className="choice-column">
            {tab === 'about' ? <About school={school} onTab={setTab} /> : null}
            {tab === 'lines' ? <SchoolLineTable schoolId={school.schoolId} /> : null}
            {tab === 'majors' ? <Majors school={school} /> : null}
            {tab === 'notices' ? <Notices school={school} /> : null}
          </View>
        </View>
      )}
    </Loadable>
  )
})

interface PartProps {
  readonly school: SchoolDetail
}

function About({ school, onTab }: PartProps & { readonly onTab: (tab: TabKey) => void }) {
  const { navigator } = useStores()
  const { facts, code, kind, region, lineYears, programmes, schoolId, name } = school
  const more = (values: readonly string[]): string => values.join('、') || '无'
  return (
    <>
      <Card>
        <View className="choice-column">
          <View className="choice-title">{name}</View>
          <View className="choice-row">
            {facts.marks.map((mark) => (
              <Tag key={mark} tone="brand">
                {mark}
              </Tag>
            ))}
          </View>
          <View className="choice-note">{schoolNote(school)}</View>
          <View className="choice-row">
            <FavouriteButton kind="school" id={schoolId} />
            <Button
              kind="soft"
              onPress={() => void navigator.go('chooseSchoolContrast', { school: schoolId, name })}
            >
              加入对比
            </Button>
          </View>
        </View>
      </Card>
      <List title="基本信息">
        <Cell
          title="单位代码"
          value={code ? `${code}${facts.codeUnchecked ? '（待核对）' : ''}` : '未收录'}
        />
        <Cell title="单位类别" value={kind} />
        <Cell title="国家线分区" value={`${region} 区`} />
        <Cell title="推免资格" value={facts.recommends ? '有' : '未见于名单'} />
        <Cell title="简称" value={more(facts.aliases)} />
        <Cell title="曾用名" value={more(facts.formerly)} />
      </List>
      <List title="数据">
        <Cell title="招生项目" value={`${programmes} 个`} onPress={() => onTab('majors')} />
        <Cell
          title="分数线"
          value={lineYears.length > 0 ? `${lineYears.join('、')} 年` : '执行国家线，见专业页'}
          onPress={() => onTab('lines')}
        />
      </List>
      <FactSource source={school.source} />
    </>
  )
}

function Majors({ school }: PartProps) {
  const { navigator } = useStores()
  const [cat, setCat] = useState('')
  const hasSamples = school.categories.some(({ samples }) => samples > MOST_SAMPLES)
  return (
    <>
      <Choice
        label="学科门类"
        options={[
          { key: '', text: '全部' },
          ...school.categories.map(({ code, name, programmes }) => ({
            key: code,
            text: name,
            note: `${programmes} 个`,
          })),
        ]}
        value={cat}
        onChange={setCat}
      />
      <Button
        kind="soft"
        block
        onPress={() =>
          void navigator.go('chooseSchoolMajorSearch', { school: school.schoolId, name: school.name })
        }
      >
        在这所院校里搜专业
      </Button>
      <FactSource source={school.source} hasSamples={hasSamples} />
      <ProgrammePages
        key={cat}
        filter={{ school: school.schoolId, ...(cat && { code: cat }) }}
        withSchool={false}
      />
    </>
  )
}

function Notices({ school: { notices, name, source } }: PartProps) {
  const { navigator } = useStores()
  if (notices.length === 0) {
    return (
      <Empty
        size="small"
        title="还没有收录官方公告"
        hint={`招生简章以${name}研究生院官网和研招网为准`}
        action={{
          text: '打开研招网',
          onPress: () => void navigator.openLink('https://yz.chsi.com.cn/sch/'),
        }}
      />
    )
  }
  return (
    <>
      <List title="复试分数线公告与招生简章">
        {notices.map(({ year, url }) => (
          <Cell
            key={url}
            title={`${year} 年复试分数线公告`}
            note={url.replace(/^https?:\/\//, '')}
            onPress={() => void navigator.openLink(url)}
          />
        ))}
        <Cell
          title="招生简章与专业目录"
          note="研招网 · 院校库"
          onPress={() => void navigator.openLink('https://yz.chsi.com.cn/sch/')}
        />
      </List>
      <FactSource source={source} />
    </>
  )
}
