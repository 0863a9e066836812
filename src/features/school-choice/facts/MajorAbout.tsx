import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { FactSource } from '@/blocks/admission/FactSource'
import { chooseMajor, type MajorDetail } from '@/contracts/choose/majors'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Loadable } from '@/ui/feedback/Loadable'
import { Section } from '@/ui/layout/Section'
import { Tag } from '@/ui/feedback/Tag'
import { FavouriteButton } from './FavouriteButton'

const UNITS: Readonly<Record<number, string>> = {
  4: '四门：政治、外语、业务课一、业务课二',
  3: '三门：政治、外语、专业基础综合（300 分）',
  2: '两门：管理类综合能力（200 分）、外语',
}

const INTEREST_NAMES: Readonly<Record<string, string>> = {
  R: '现实型',
  I: '研究型',
  A: '艺术型',
  S: '社会型',
  E: '企业型',
  C: '常规型',
}

/** Loads a major and names the page after it. */
export const useMajor = (code: string) => {
  const { call } = useStores()
  const route = useRoute()
  const found = useResource(() => call(chooseMajor, { params: { code } }, { quiet: true }), code)
  const name = found.value?.name
  useEffect(() => {
    if (name) route.describe({ title: name })
  }, [name])
  return found
}

/** Name, place in the catalogue and marks of a major. */
export function MajorHead({ major }: { readonly major: MajorDetail }) {
  const { code, name, kind, above, care } = major
  return (
    <Card>
      <View className="choice-column">
        <View className="choice-title">{name}</View>
        <View className="choice-row">
          <Tag tone="brand">{code}</Tag>
          <Tag>{kind === 'professional' ? '专业学位' : kind === 'category' ? '学科门类' : '学术学位'}</Tag>
          {care ? <Tag tone="success">工学照顾专业</Tag> : null}
        </View>
        <View className="choice-note">{above.map((one) => one.name).join(' › ')}</View>
        <View className="choice-row">
          <FavouriteButton kind="major" id={code} />
        </View>
      </View>
    </Card>
  )
}

/** Contents, requirements and careers of a major. */
export const MajorAbout = observer(function MajorAbout({ code }: { readonly code: string }) {
  const { navigator } = useStores()
  const found = useMajor(code)
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(major) => (
        <View className="choice-column">
          <MajorHead major={major} />
          <Card>
            <Section title="学什么" note="常见课程，以各校培养方案为准">
              <View className="choice-text">{major.courses.join('、') || '还在整理'}</View>
            </Section>
            <Section title="考什么" note="招生单位可在规定内调整">
              <View className="choice-text">{UNITS[major.units ?? 0] ?? '见各校招生目录'}</View>
            </Section>
            <Section title="去向" note="常见方向">
              <View className="choice-text">{major.careers.join('、') || '还在整理'}</View>
            </Section>
            <Section title="适合的兴趣类型" note="霍兰德类型，仅供参考">
              <View className="choice-text">
                {[...major.interests].map((key) => INTEREST_NAMES[key]).join('、') || '还在整理'}
              </View>
            </Section>
          </Card>
          <Button block onPress={() => void navigator.go('yzInfoMajorInfo', { code })} testId="major-schools">
            {`看开设院校与分数线（${major.schools} 所）`}
          </Button>
          {major.below.length > 0 ? (
            <List title="二级学科与方向">
              {major.below.map((one) => (
                <Cell
                  key={one.code}
                  title={one.name}
                  note={one.code}
                  onPress={() => void navigator.go('yzInfoMajorIntroduction', { code: one.code })}
                />
              ))}
            </List>
          ) : null}
          <FactSource source={major.source} />
        </View>
      )}
    </Loadable>
  )
})
