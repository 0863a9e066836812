import { makeAutoObservable } from 'mobx'
import { audio } from '@/platform/audio'
import type { KeyValueStore } from '@/platform/storage'
import { siteConfig } from '@/stores/siteConfig'

const STORAGE_KEY = 'staffSound'
const NOTHING = () => undefined

/** The sound of a new lead: off until a member wishes it, on each device by itself. */
export class NewLeadSound {
  isOn: boolean

  constructor(private readonly storage: KeyValueStore) {
    this.isOn = storage.get(STORAGE_KEY) === '1'
    makeAutoObservable<this, 'storage'>(this, { storage: false }, { autoBind: true })
  }

  set(isOn: boolean): void {
    this.isOn = isOn
    this.storage.set(STORAGE_KEY, isOn ? '1' : '0')
    // Browsers let a page sound only after a press: this is one.
    this.ring()
  }

  ring(): void {
    if (!this.isOn) return
    const player = audio.open(`${siteConfig.apiBase}/sales/v1/chime.wav`, {
      onPlay: NOTHING,
      onPause: NOTHING,
      onTime: NOTHING,
      onEnded: () => player.close(),
      onError: NOTHING,
    })
    player.play()
  }
}
