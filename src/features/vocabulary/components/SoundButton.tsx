import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { useSound } from '../stores/useSound'

interface SoundButtonProps {
  readonly word: string
  /** A recording, when there is one. */
  readonly url?: string | undefined
  readonly className?: string
}

/** Says the word; says so when this device cannot. */
export function SoundButton({ word, url, className }: SoundButtonProps) {
  const play = useSound()
  return (
    <Pressable
      className={className}
      label={`播放 ${word} 的发音`}
      contained
      onPress={() => void play(word, url)}
    >
      <Icon name="x-volume" />
    </Pressable>
  )
}
