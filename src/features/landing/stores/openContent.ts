import * as v from 'valibot'
import { firstScreen } from '@/platform/firstScreen'
import { storage } from '@/platform/storage'
import type { Stores } from '@/stores/Stores'
import { LandingContent } from './LandingContent'

/** Content that the backend writes into the HTML of a landing address: page JSON by name. */
const writtenSchema = v.object({ contents: v.record(v.string(), v.unknown()) })

const written = (name: string): unknown => {
  const parsed = v.safeParse(writtenSchema, firstScreen.data())
  return parsed.success ? parsed.output.contents[name] : undefined
}

/** Opens page JSON by name, for one landing page. */
export const openContent =
  (
    { call, clock }: Pick<Stores, 'call' | 'clock'>,
    preview: string | undefined,
    report: (place: string) => void,
  ) =>
  (name: string): LandingContent => {
    const deps = {
      call,
      storage: storage.local,
      now: clock.now,
      written,
      report: (place: string) => report(`skipped-${name}-${place}`),
    }
    return new LandingContent(deps, name, preview)
  }
