import type { ReadAloud } from './types'

export type * from './types'

const chineseVoice = (): SpeechSynthesisVoice | undefined =>
  'speechSynthesis' in window
    ? speechSynthesis.getVoices().find(({ lang, localService }) => localService && /^zh\b/.test(lang))
    : undefined

const stop = (): void => {
  if ('speechSynthesis' in window) speechSynthesis.cancel()
}

/** Voices of the network are left out: they fail without it. */
export const readAloud: ReadAloud = {
  isThere: () => chineseVoice() !== undefined,
  read: (text) => {
    stop()
    const voice = chineseVoice()
    if (!voice) return
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    speechSynthesis.speak(utterance)
  },
  stop,
}
