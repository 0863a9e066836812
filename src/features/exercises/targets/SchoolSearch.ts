import { makeAutoObservable } from 'mobx'
import { type School, schools } from '@/contracts/base/dictionary'
import { Resource } from '@/stores/page/Resource'
import type { Stores } from '@/stores/Stores'

/** Debounce of the search while the learner types. */
const PAUSE_MS = 300
const MOST_FOUND = 6

/** Finds schools while their name is typed; without a name there are the first of the list. */
export class SchoolSearch {
  text = ''
  readonly found: Resource<readonly School[]>

  constructor(call: Stores['call']) {
    this.found = new Resource(async () => {
      const keyword = this.text.trim()
      const query = { size: MOST_FOUND, ...(keyword && { keyword }) }
      return (await call(schools, { query }, { quiet: true })).list
    })
    makeAutoObservable(this, { found: false }, { autoBind: true })
  }

  start(): void {
    void this.found.load()
  }

  type(text: string): void {
    this.text = text
    setTimeout(() => {
      if (text === this.text) void this.found.load()
    }, PAUSE_MS)
  }
}
