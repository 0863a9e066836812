import { View } from '@tarojs/components'
import { useCallback, useEffect, useState } from 'react'
import type { WordRow } from '@/contracts/word/wordFields'
import { speech } from '@/platform/speech'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/controls/Pressable'
import { soundOf } from '../stores/useSound'

interface ListenPromptProps {
  readonly row: WordRow
  /** The word of the question after it, to be got ready. */
  readonly next: WordRow | undefined
}

/** The question of a listening test: plays the word, and again at a tap; shows its phonetic where audio fails. */
export function ListenPrompt({ row, next }: ListenPromptProps) {
  const [isSilent, setSilent] = useState(false)
  const play = useCallback(async () => setSilent(!(await speech.say(soundOf(row)))), [row])
  useEffect(() => void play(), [play])
  useEffect(() => {
    if (next) speech.prepare(soundOf(next))
  }, [next])
  return (
    <View className="question__prompt">
      <Pressable className="question__sound" label="再听一遍" onPress={() => void play()}>
        <Icon name="x-volume" />
      </Pressable>
      {isSilent ? <View className="vocab__phonetic">/{row.phonetic}/</View> : null}
      <View className="vocab__note">
        {isSilent ? '没有播出声音，先看音标选它的意思' : '听一听，选它的意思'}
      </View>
    </View>
  )
}
