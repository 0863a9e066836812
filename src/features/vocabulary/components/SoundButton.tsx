import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/controls/Pressable'
import { soundOf, useSound } from '../stores/useSound'

interface SoundButtonProps {
  readonly id: string
  readonly word: string
  readonly className?: string
}

/** Says the word; says so when this device cannot. */
export function SoundButton({ id, word, className }: SoundButtonProps) {
  const play = useSound()
  return (
    <Pressable
      className={className}
      label={`播放 ${word} 的发音`}
      contained
      onPress={() => void play(soundOf({ id, word }))}
    >
      <Icon name="x-volume" />
    </Pressable>
  )
}
