import type { Speech } from './types'

let playing: HTMLAudioElement | undefined

const play = async (url: string): Promise<boolean> => {
  playing = new Audio(url)
  try {
    await playing.play()
    return true
  } catch {
    return false
  }
}

const canSynthesise = (): boolean => 'speechSynthesis' in window

const synthesise = (text: string): boolean => {
  if (!canSynthesise()) return false
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = /[㐀-鿿]/.test(text) ? 'zh-CN' : 'en-GB'
  window.speechSynthesis.speak(utterance)
  return true
}

const stop = (): void => {
  playing?.pause()
  playing = undefined
  if (canSynthesise()) window.speechSynthesis.cancel()
}

export const speech: Speech = {
  say: async (text, audioUrl) => {
    stop()
    return (audioUrl !== undefined && (await play(audioUrl))) || synthesise(text)
  },
  canSay: (audioUrl) => audioUrl !== undefined || canSynthesise(),
  stop,
}
