import { catchApiError } from '@/api'
import { keepAudioPlace } from '@/contracts/course/audio'
import { absoluteAddress } from '@/lib/absoluteAddress'
import { newId } from '@/lib/newId'
import { backgroundAudio } from '@/platform/backgroundAudio'
import { storage } from '@/platform/storage'
import { siteConfig } from '@/stores/siteConfig'
import type { Stores } from '@/stores/Stores'
import { WatchLog } from '@/stores/media/WatchLog'
import { AudioQueue } from './AudioQueue'

let current: { readonly uid: string; readonly queue: AudioQueue } | undefined

type ListeningStores = Pick<Stores, 'call' | 'session' | 'clock' | 'outbox'>

const makeQueue = ({ call, session, clock, outbox }: ListeningStores): AudioQueue => {
  const { uid } = session
  return new AudioQueue({
    audio: backgroundAudio,
    storage: storage.local,
    key: `audio-queue:${uid}`,
    now: clock.now,
    addressOf: (url) => absoluteAddress(url, siteConfig.apiBase),
    tellPlace: (trackId, place) => {
      if (!uid) return
      void catchApiError(
        () =>
          call(keepAudioPlace, { params: { uid, trackId }, body: place }, { quiet: true }).then(
            () => undefined,
          ),
        () => undefined,
      )
    },
    logOf: ({ goodsId, lessonId, seconds }) =>
      goodsId === undefined || lessonId === undefined
        ? undefined
        : new WatchLog(
            { storage: storage.local, call, outbox, uid, now: clock.now, newId },
            { goodsId, lessonId, length: seconds },
          ),
  })
}

/** What is listened to: one queue for as long as the app runs and the same user is there, whatever page is open. */
export const audioQueueOf = (stores: ListeningStores): AudioQueue => {
  const { uid } = stores.session
  if (current?.uid !== uid) {
    current?.queue.close()
    current = { uid, queue: makeQueue(stores) }
  }
  return current.queue
}
