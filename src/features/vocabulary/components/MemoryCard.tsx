import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { facts } from '@/ui/target'
import type { Face, SessionCard } from '../stores/MemorySession'
import { useVocabulary } from '../stores/useVocabulary'
import { senseLine } from '../models/senseLine'
import { SoundButton } from './SoundButton'
import './MemoryCard.scss'

interface MemoryCardProps {
  readonly card: SessionCard
  readonly face: Face
}

/** A card with its word; the meaning opens below it. What the device lacks of a word is left out. */
export const MemoryCard = observer(function MemoryCard({ card, face }: MemoryCardProps) {
  const { book, details } = useVocabulary()
  const row = book.find(card.word)
  const detail = details.find(card.word)
  const word = detail?.word ?? row?.word ?? card.word
  return (
    <View className="memory-card">
      <View className="memory-card__tag">{card.isNew ? '新词' : '复习'}</View>
      <View className="memory-card__head">
        <View
          className={word.length > 11 ? 'memory-card__word memory-card__word--long' : 'memory-card__word'}
        >
          {word}
        </View>
        <View className="memory-card__sound">
          /{detail?.phonetic ?? row?.phonetic}/
          <SoundButton word={word} url={detail?.soundUrl} />
        </View>
      </View>
      {face === 'back' ? <Meaning word={card.word} /> : null}
    </View>
  )
})

const Meaning = observer(function Meaning({ word }: { readonly word: string }) {
  const { book, details } = useVocabulary()
  const detail = details.find(word)
  if (!detail) {
    return (
      <View className="memory-card__back" {...facts({ live: 'polite' })}>
        <View className="memory-card__sense">{book.find(word)?.short}</View>
      </View>
    )
  }
  const { senses, example, root, collocations } = detail
  return (
    <View className="memory-card__back" {...facts({ live: 'polite' })}>
      {senses.map((sense) => (
        <View key={sense.pos + sense.text} className="memory-card__sense">
          {senseLine(sense)}
        </View>
      ))}
      <View className="memory-card__example">{example.en}</View>
      <View className="memory-card__note">{example.zh}</View>
      {root ? <View className="memory-card__note">词根：{root}</View> : null}
      {collocations[0] ? <View className="memory-card__note">搭配：{collocations[0]}</View> : null}
    </View>
  )
})
