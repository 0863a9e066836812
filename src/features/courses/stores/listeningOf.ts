import { recover } from '@/api'
import { keepAudioPlace } from '@/contracts/course/audio'
import { absoluteAddress } from '@/lib/absoluteAddress'
import { backgroundAudio } from '@/platform/backgroundAudio'
import { storage } from '@/platform/storage'
import { siteConfig } from '@/stores/siteConfig'
import type { Stores } from '@/stores/Stores'
import { AudioQueue } from './AudioQueue'

let current: { readonly uid: string; readonly queue: AudioQueue } | undefined

const makeQueue = ({ call, session, clock }: Pick<Stores, 'call' | 'session' | 'clock'>): AudioQueue => {
  const { uid } = session
  return new AudioQueue({
    audio: backgroundAudio,
    storage: storage.local,
    key: `audio-queue:${uid}`,
    now: clock.now,
    addressOf: (url) => absoluteAddress(url, siteConfig.apiBase),
    tellPlace: (trackId, place) => {
      if (!uid) return
      void recover(
        () =>
          call(keepAudioPlace, { params: { uid, trackId }, body: place }, { quiet: true }).then(
            () => undefined,
          ),
        () => undefined,
      )
    },
  })
}

/** What is listened to: one queue for as long as the app runs and the same user is there, whatever page is open. */
export const listeningOf = (stores: Pick<Stores, 'call' | 'session' | 'clock'>): AudioQueue => {
  const { uid } = stores.session
  if (current?.uid !== uid) {
    current?.queue.close()
    current = { uid, queue: makeQueue(stores) }
  }
  return current.queue
}
