import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { reciteDeck, reciteDeckSchema, type ReciteDeck } from '@/contracts/course/points'
import { usePersistedResource } from '@/stores/device/usePersistedResource'
import { useStores } from '@/stores/useStores'
import { Button } from '@/ui/controls/Button'
import { Card } from '@/ui/layout/Card'
import { Icon } from '@/ui/Icon'
import { Loadable } from '@/ui/feedback/Loadable'
import { Pressable } from '@/ui/controls/Pressable'
import { Section } from '@/ui/layout/Section'
import { FlipCard } from '../../points/FlipCard'
import { PointSubjectTabs } from '../../points/PointSubjectTabs'
import '../../lessons/ChapterList.scss'
import '../../study/study.scss'

/** /courses/memory: the cards of a subject, lesson by lesson, to look through. */
export const MemoryCourseView = observer(function MemoryCourseView() {
  return (
    <PointSubjectTabs panelId="memory-deck" className="study-page">
      {(subject) => <Deck key={subject} subject={subject} />}
    </PointSubjectTabs>
  )
})

const Deck = observer(function Deck({ subject }: { readonly subject: string }) {
  const { call, navigator } = useStores()
  const deck = usePersistedResource({ name: `recite-deck:${subject}`, schema: reciteDeckSchema }, () =>
    call(reciteDeck, { params: { subject } }, { quiet: true }),
  )
  return (
    <Loadable phase={deck.phase} skeleton="list" size="small" onRetry={() => void deck.load()}>
      {(value) => (
        <>
          <Button block onPress={() => void navigator.go('superMemory', { subject })} testId="memory-recite">
            按记忆规律背
          </Button>
          {value.chapters.map((chapter) => (
            <Chapter key={chapter.title} chapter={chapter} />
          ))}
        </>
      )}
    </Loadable>
  )
})

function Chapter({ chapter }: { readonly chapter: ReciteDeck['chapters'][number] }) {
  const [open, setOpen] = useState<string>()
  return (
    <Section title={chapter.title} note={`${chapter.points.length} 课`}>
      <View className="study-page__part">
        {chapter.points.map(({ pointId, title, cards }) => {
          const isOpen = open === pointId
          return (
            <View key={pointId} className="study-page__part">
              <Card padding="none">
                <Pressable
                  className="chapter__head"
                  feedback="row"
                  expanded={isOpen}
                  onPress={() => setOpen(isOpen ? undefined : pointId)}
                  testId={`memory-${pointId}`}
                >
                  <View className="yt-grow">
                    <View className="chapter__title">{title}</View>
                    <View className="chapter__note">{cards.length} 张卡片</View>
                  </View>
                  <Icon
                    name="next"
                    className={isOpen ? 'chapter__arrow chapter__arrow--open' : 'chapter__arrow'}
                  />
                </Pressable>
              </Card>
              {isOpen ? cards.map((card) => <FlipCard key={card.cardId} card={card} />) : null}
            </View>
          )
        })}
      </View>
    </Section>
  )
}
