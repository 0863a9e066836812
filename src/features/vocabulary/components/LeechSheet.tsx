import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { becameLeech } from '@/domain/memory/memoryState'
import { Button } from '@/ui/controls/Button'
import { Sheet } from '@/ui/layout/Sheet'
import { senseLine } from '../models/senseLine'
import type { MemorySession } from '../stores/MemorySession'
import { useVocabulary } from '../stores/useVocabulary'
import './LeechSheet.scss'

/**
 * Help for a leech (forgotten eight times, or failed as often on one day): confusable words, its origin, or a pause.
 */
export const LeechSheet = observer(function LeechSheet({ session }: { readonly session: MemorySession }) {
  const { log, book } = useVocabulary()
  const { leech } = session
  const word = (leech && book.find(leech)?.word) ?? ''
  const state = leech === undefined ? undefined : log.stateOf(leech)
  const title =
    state && becameLeech(state)
      ? `${word} 已经忘了 ${state.lapses} 次`
      : `${word} 今天已经错了 ${session.failsToday} 次`
  return (
    <Sheet
      open={leech !== undefined}
      onClose={session.keepLeech}
      title={title}
      footer={
        <View className="vocab__row">
          <Button kind="soft" block onPress={session.suspendLeech} testId="leech-suspend">
            先放一放
          </Button>
          <Button block onPress={session.keepLeech}>
            继续背
          </Button>
        </View>
      }
      testId="leech"
    >
      {leech === undefined ? null : <LeechHelp word={leech} />}
    </Sheet>
  )
})

const LeechHelp = observer(function LeechHelp({ word }: { readonly word: string }) {
  const { details, book } = useVocabulary()
  const detail = details.find(word)
  if (!detail) return <View className="leech__note">{book.find(word)?.short}</View>
  const { senses, confusable, root, example } = detail
  return (
    <View className="leech">
      <View className="leech__note">换个办法记：对比、拆词、读例句，也可以让它歇几天。</View>
      <View className="leech__pair">
        <View className="leech__side">
          <View className="vocab__word">{detail.word}</View>
          {senses.map((sense) => (
            <View key={sense.pos + sense.text}>{senseLine(sense)}</View>
          ))}
        </View>
        {confusable.slice(0, 2).map((other) => (
          <View key={other.word} className="leech__side">
            <View className="vocab__word">{other.word}</View>
            <View>{other.text}</View>
          </View>
        ))}
      </View>
      {root ? <View className="leech__line">词根：{root}</View> : null}
      <View className="leech__line">{example.en}</View>
      <View className="leech__note">{example.zh}</View>
    </View>
  )
})
