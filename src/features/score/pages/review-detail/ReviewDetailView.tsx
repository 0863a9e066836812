import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SampleTag } from '@/blocks/admission/FactSource'
import { retest, type RetestDetail } from '@/contracts/score/review'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import { degreeWords } from '../../facts/texts'
import '../../score.scss'

/** /score/review-detail?id=: the second exam of a programme. */
export const ReviewDetailView = observer(function ReviewDetailView() {
  const { call, navigator } = useStores()
  const id = useRoute().given['id'] ?? ''
  const found = useResource(() =>
    id ? call(retest, { params: { id } }, { quiet: true }) : Promise.resolve(null),
  )
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(detail) =>
        detail ? (
          <Detail detail={detail} />
        ) : (
          <Empty
            title="选一所院校看复试"
            action={{ text: '看复试院校', onPress: () => void navigator.go('scoreReviewList', {}) }}
          />
        )
      }
    </Loadable>
  )
})

const HUNDRED = 100

function Detail({ detail }: { readonly detail: RetestDetail }) {
  const { navigator } = useStores()
  const { school, name, code, degree, isSample, lines, listed, admitted, ratio, weight } = detail
  const facts = [
    ...lines.map(({ year, line }) => `${year} 年复试线 ${line} 分`),
    `进入复试 ${listed} 人，录取 ${admitted} 人，复录比 ${(ratio / HUNDRED).toFixed(2)}:1`,
    `复试成绩占总成绩 ${weight}%`,
  ]
  return (
    <View className="score-page">
      <Card>
        <View className="score-column">
          <View className="score-title">{school}</View>
          <View className="score-subtitle">{`${name} ${code} ${degreeWords[degree]}`}</View>
          {isSample ? (
            <View className="score-row">
              <SampleTag />
            </View>
          ) : null}
          <Lines lines={facts} />
        </View>
      </Card>
      <Card>
        <Section title="笔试">
          <Lines lines={detail.written} />
        </Section>
        <Section title="面试">
          <Lines lines={detail.interview} />
        </Section>
        {detail.extra.length > 0 ? (
          <Section title="其他">
            <Lines lines={detail.extra} />
          </Section>
        ) : null}
      </Card>
      <Card>
        <Section title={isSample ? '复试经验（示例）' : '复试经验'}>
          {detail.experience.map(({ title, text }) => (
            <View key={title}>
              <View className="score-subtitle">{title}</View>
              <View className="score-text">{text}</View>
            </View>
          ))}
        </Section>
      </Card>
      <View className="score-note">{detail.source}</View>
      <Button
        block
        kind="soft"
        onPress={() => void navigator.go('yzInfoAcademyInfo', { id: detail.schoolId })}
        testId="retest-school"
      >
        看院校信息
      </Button>
    </View>
  )
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <>
    {lines.map((line) => (
      <View key={line} className="score-reason">
        {line}
      </View>
    ))}
  </>
)
