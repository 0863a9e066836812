import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SampleTag } from '@/blocks/admission/FactSource'
import { type Tutor, tutor as tutorCall } from '@/contracts/baoyan/catalogue'
import { shanghaiDate } from '@/lib/shanghaiDate'
import { useResource } from '@/stores/page/useResource'
import { useRoute } from '@/stores/page/useRoute'
import { useStores } from '@/stores/useStores'
import { Empty } from '@/ui/feedback/Empty'
import { Loadable } from '@/ui/feedback/Loadable'
import { Tag } from '@/ui/feedback/Tag'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { List } from '@/ui/layout/List'
import { Section } from '@/ui/layout/Section'
import { Points } from '../../parts'
import { ClaimForm } from '../../tutors/ClaimForm'
import { recruitingNames, recruitingTones } from '../../tutors/tutorTexts'
import '../../baoyan.scss'

/** /rearch/tutorDetails?id=: a tutor: fields, papers, recruiting, contact advice, provenance. */
export const TutorDetailsView = observer(function TutorDetailsView() {
  const { navigator } = useStores()
  const { given } = useRoute()
  const id = given['id']
  if (!id)
    return (
      <Empty
        title="没有选择导师"
        action={{ text: '看导师库', onPress: () => void navigator.replace('baoyanTutorInformation', {}) }}
      />
    )
  return <Loaded key={id} id={id} />
})

const Loaded = observer(function Loaded({ id }: { readonly id: string }) {
  const { call } = useStores()
  const found = useResource(() => call(tutorCall, { params: { id } }, { quiet: true }), id)
  return (
    <Loadable phase={found.phase} skeleton="detail" onRetry={() => void found.load()}>
      {(tutor) => <Shown tutor={tutor} />}
    </Loadable>
  )
})

function Shown({ tutor }: { readonly tutor: Tutor }) {
  const {
    tutorId,
    name,
    school,
    dept,
    position,
    topics,
    papers,
    recruiting,
    recruitingNote,
    advice,
    replies,
  } = tutor
  return (
    <View className="baoyan-page">
      <Card>
        <View className="baoyan-column">
          <View className="baoyan-title">{`${name} · ${position}`}</View>
          <View className="baoyan-note">{`${school} ${dept}`}</View>
          <View className="baoyan-row">
            {topics.map((topic) => (
              <Tag key={topic} tone="brand">
                {topic}
              </Tag>
            ))}
            <Tag tone={recruitingTones[recruiting]}>{recruitingNames[recruiting]}</Tag>
            {tutor.isSample ? <SampleTag /> : null}
          </View>
          <View className="baoyan-text">{recruitingNote}</View>
        </View>
      </Card>
      <List title="论文">
        {papers.map(({ title, year, venue }) => (
          <Cell key={title} title={title} note={`${year} · ${venue}`} />
        ))}
      </List>
      <Card>
        <Section title="联系建议">
          <Points texts={advice} />
        </Section>
        <Section title="信息来源">
          <Points
            texts={tutor.provenance.map(({ fact, source, seenOn }) => `${fact}：${source}，${seenOn}`)}
          />
        </Section>
      </Card>
      {replies.length > 0 ? (
        <List title="本人回应">
          {replies.map(({ text, at }) => (
            <Cell key={`${at}${text}`} title={text} note={shanghaiDate(at)} />
          ))}
        </List>
      ) : null}
      <ClaimForm tutorId={tutorId} />
    </View>
  )
}
