import { useCallback } from 'react'
import { speech } from '@/platform/speech'
import { siteConfig } from '@/stores/siteConfig'
import { useStores } from '@/stores/useStores'

/** Where a recording lies: relative ones stand on the API's host. */
export const soundAddress = (url: string | undefined): string | undefined =>
  url?.startsWith('/') ? siteConfig.apiBase + url : url

/** Plays a word on demand: recording, else the device's voice, else a message that points to the phonetic. */
export const useSound = (): ((word: string, url?: string) => Promise<void>) => {
  const { ui } = useStores()
  return useCallback(
    async (word, url) => {
      const isHeard = await speech.say(word, soundAddress(url))
      if (!isHeard) ui.say('这台设备没有发音，请先看音标')
    },
    [ui],
  )
}
