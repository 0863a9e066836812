import { makeAutoObservable } from 'mobx'
import type { KeyValueStore } from '@/platform/storage'

const KEY = 'words:autoplay'
const OFF = 'off'

/** Whether cards say their word when they come; the choice stays on the device. */
export class AutoPlay {
  isOn: boolean

  constructor(private readonly storage: KeyValueStore) {
    this.isOn = storage.get(KEY) !== OFF
    makeAutoObservable<this, 'storage'>(this, { storage: false }, { autoBind: true })
  }

  toggle(): void {
    this.isOn = !this.isOn
    this.storage.set(KEY, this.isOn ? 'on' : OFF)
  }
}
