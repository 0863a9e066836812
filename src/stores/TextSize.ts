import { makeAutoObservable } from 'mobx'
import type { DeviceFacts } from '@/platform/device'
import type { KeyValueStore } from '@/platform/storage'

const KEY = 'textSize'
/** Layouts are made for type up to this. */
const MOST = 1.4

interface TextSizeNeeds extends Pick<DeviceFacts, 'fontScale' | 'textSizes'> {
  readonly storage: KeyValueStore
}

/**
 * How large text is. Where the system has a setting of its own that always holds there are no sizes to choose from;
 * elsewhere the choice is kept on the device, and never makes text smaller than the browser's own setting.
 */
export class TextSize {
  /** The sizes that can be chosen, 1 is normal; empty where the system decides. */
  readonly sizes: readonly number[]
  chosen = 1

  constructor(private readonly needs: TextSizeNeeds) {
    this.sizes = needs.textSizes
    const kept = Number(needs.storage.get(KEY))
    if (this.sizes.includes(kept)) this.chosen = kept
    makeAutoObservable<this, 'needs'>(this, { needs: false, sizes: false })
  }

  /** Scale factor of text sizes (`--fs`). */
  get scale(): number {
    return Math.min(Math.max(this.needs.fontScale, this.chosen), MOST)
  }

  choose(size: number): void {
    this.chosen = size
    this.needs.storage.set(KEY, String(size))
  }
}
