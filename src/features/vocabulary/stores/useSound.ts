import { useCallback } from 'react'
import { soundPath } from '@/domain/vocabulary/soundPath'
import { speech, type Sound } from '@/platform/speech'
import { siteConfig } from '@/stores/siteConfig'
import { useStores } from '@/stores/useStores'

/** A word of the book as it is heard. */
export const soundOf = ({ id, word }: { readonly id: string; readonly word: string }): Sound => ({
  text: word,
  url: siteConfig.apiBase + soundPath(id),
})

/** Plays a word on demand, or says that this device cannot. */
export const useSound = (): ((sound: Sound) => Promise<void>) => {
  const { ui } = useStores()
  return useCallback(
    async (sound) => {
      const isHeard = await speech.say(sound)
      if (!isHeard) ui.say('没有播出声音，请检查网络，先看音标')
    },
    [ui],
  )
}
