import { backgroundAudio, fakeBackgroundAudio } from '@/platform/backgroundAudio'
import { memoryStore } from '@/platform/storage/memoryStore'
import type { KeyValueStore } from '@/platform/storage'
import { AudioQueue, type QueuedTrack } from '@/features/courses/audio/AudioQueue'
import type { PlayedLog } from '@/stores/media/WatchLog'

/** A recording of a minute. */
export const track = (trackId: string, more: Partial<QueuedTrack> = {}): QueuedTrack => ({
  trackId,
  title: `第${trackId}段`,
  album: '强基营',
  seconds: 60,
  url: `/${trackId}.mp3`,
  lines: [],
  ...more,
})

/** A log that records its calls, merging repeated ones. */
const logged = (trackId: string, heard: string[]): PlayedLog => {
  const say = (word: string): void => {
    if (heard.at(-1) !== `${trackId} ${word}`) heard.push(`${trackId} ${word}`)
  }
  return {
    plays: (_place, rate) => say(`plays ${rate}`),
    waits: () => say('waits'),
    rests: () => say('rests'),
    close: () => say('closes'),
  }
}

/** A queue with a player and a clock that tests move. */
export const listen = (tracks: readonly QueuedTrack[], storage: KeyValueStore = memoryStore()) => {
  const time = { now: 1_000_000 }
  const told: string[] = []
  const heard: string[] = []
  Object.assign(fakeBackgroundAudio, { track: undefined, events: undefined, commands: [] })
  const queue = new AudioQueue({
    audio: backgroundAudio,
    storage,
    key: 'audio-queue:1',
    now: () => time.now,
    addressOf: (url) => url,
    tellPlace: (trackId, { seconds, at }) => void told.push(`${trackId} ${seconds} ${at}`),
    logOf: ({ trackId, lessonId }) => (lessonId === undefined ? undefined : logged(trackId, heard)),
  })
  queue.offer(tracks)
  const plays = (from: number, to: number) => {
    for (let second = from; second <= to; second += 1) {
      time.now += 1000
      fakeBackgroundAudio.events?.onTime(second)
    }
  }
  const starts = () => {
    queue.toggle()
    fakeBackgroundAudio.events?.onPlay()
  }
  return { queue, time, told, heard, plays, starts, storage }
}
