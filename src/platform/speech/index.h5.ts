import type { Sound, Speech } from './types'

/** One for all words: phones let an element that was once played by a tap play again without one. */
let player: HTMLAudioElement | undefined
/** Fetches what comes next. */
let ahead: HTMLAudioElement | undefined

/** A voice of the device itself, British as the phonetics are where there is one; voices of the network fail without it. */
const englishVoice = (): SpeechSynthesisVoice | undefined => {
  if (!('speechSynthesis' in window)) return undefined
  const voices = speechSynthesis.getVoices().filter((voice) => voice.localService && /^en\b/.test(voice.lang))
  return voices.find(({ lang }) => lang.endsWith('GB')) ?? voices[0]
}

const synthesise = (text: string, voice: SpeechSynthesisVoice): true => {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  speechSynthesis.speak(utterance)
  return true
}

const play = async (url: string): Promise<boolean> => {
  player ??= new Audio()
  player.src = url
  try {
    await player.play()
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

const stop = (): void => {
  player?.pause()
  if (englishVoice()) speechSynthesis.cancel()
}

const say = async ({ text, url }: Sound): Promise<boolean> => {
  stop()
  if (await play(url)) return true
  const voice = englishVoice()
  return voice !== undefined && synthesise(text, voice)
}

export const speech: Speech = {
  say,
  // A browser obeys the phone's switch by itself, and cannot overrule it.
  announce: say,
  prepare: ({ url }) => {
    ahead ??= new Audio()
    ahead.preload = 'auto'
    ahead.src = url
  },
  stop,
}
