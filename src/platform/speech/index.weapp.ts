import Taro from '@tarojs/taro'
import type { Sound, Speech } from './types'

/** One for all words: WeChat allows few, and a fresh one is slow to speak. */
let player: Taro.InnerAudioContext | undefined
/** Recordings on the device, by address. */
const files = new Map<string, Promise<string>>()
/** Resolves the promise of the pending word. */
let settle: (isHeard: boolean) => void = () => undefined

const fetchFile = async (url: string): Promise<string> => {
  const { statusCode, tempFilePath } = await Taro.downloadFile({ url })
  if (statusCode !== 200) throw new Error(`${statusCode} for ${url}`)
  return tempFilePath
}

/** The recording on the device; its address, to be played from there, when it cannot be fetched. */
const fileOf = (url: string): Promise<string> => {
  const known = files.get(url)
  if (known) return known
  const coming = fetchFile(url).catch(() => {
    files.delete(url)
    return url
  })
  files.set(url, coming)
  return coming
}

const open = (): Taro.InnerAudioContext => {
  const made = Taro.createInnerAudioContext()
  made.onPlay(() => settle(true))
  made.onError(() => settle(false))
  return made
}

/** WeChat has no voice of its own: the recording is played. */
const play = async ({ url }: Sound, obeyMuteSwitch: boolean): Promise<boolean> => {
  settle(true)
  let isNewest = true
  const heard = new Promise<boolean>((done) => {
    settle = (isHeard) => {
      isNewest = false
      done(isHeard)
    }
  })
  const file = await fileOf(url)
  if (!isNewest) return heard
  player ??= open()
  void Taro.setInnerAudioOption({ obeyMuteSwitch })
  if (player.src === file) player.stop()
  else player.src = file
  player.play()
  return heard
}

export const speech: Speech = {
  say: (sound) => play(sound, false),
  announce: (sound) => play(sound, true),
  prepare: ({ url }) => void fileOf(url),
  stop: () => {
    settle(true)
    player?.stop()
  },
}
