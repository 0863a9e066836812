import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { memoryStore } from '@/platform/storage/memoryStore'
import { ownerOfKey } from './deviceKeys'
import { SessionStore } from './SessionStore'

const src = resolve(__dirname, '../..')
const files = (readdirSync(src, { recursive: true }) as string[]).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
)

/** A sample of a key on a device: uids are numbers, other names words. */
const sampleOf = (key: string): string =>
  key
    .replace(/\$\{[^}]*uid\}/gi, '1')
    .replace(/\$\{(?:ROOM|room)\}/g, 'exercise')
    .replace(/\$\{owner\}/g, '1')
    .replace(/\$\{[^}]*\}/g, 'daily')

const keys = files.flatMap((name) => {
  const text = readFileSync(join(src, name), 'utf8')
  return [...text.matchAll(/new PersistedValue\(\s*[\w.]+,\s*(?:'([^']+)'|`([^`]+)`)/g)].map((found) => ({
    name,
    key: sampleOf(found[1] ?? found[2] ?? ''),
  }))
})

// An unlisted key would show one account's values to the next one.
test.each(keys.filter(({ key }) => !/^cache:daily$/.test(key)))(
  '$name: the key $key has an owner',
  ({ key }) => {
    expect(ownerOfKey(key)).toBeDefined()
  },
)

test('the scan finds keys', () => {
  expect(keys.length).toBeGreaterThan(30)
})

/** The keys of files that write to the storage themselves, one sample each. */
const DIRECT: Readonly<Record<string, readonly string[]>> = {
  'app/wechatReturn/exchangeCode.ts': ['wechat-reason'],
  'features/exercises/attempt/Attempts.ts': ['exercise:place:1:diagnosis:daily'],
  'features/exercises/mistakes/MistakeNotes.ts': ['mistakes:said:1:q1'],
  'features/sales/session/NewLeadSound.ts': ['staffSound'],
  'features/sales/session/StaffClient.ts': ['staffSession'],
  'features/vocabulary/stores/AutoPlay.ts': ['words:autoplay'],
  'features/vocabulary/stores/Vocabulary.ts': ['words:first-book'],
  'features/vocabulary/stores/WordBookCache.ts': ['cache:words:book', 'cache:words:book:1'],
  'platform/login/index.h5.ts': ['wechat-state'],
  'platform/scroll/index.h5.ts': ['scroll:/home'],
  'stores/PageTracker.ts': ['events'],
  'stores/TextSize.ts': ['textSize'],
  'stores/account/PromotionStore.ts': ['promotion'],
  'stores/account/SessionStore.ts': ['userInfo'],
  'stores/account/parkValues.ts': ['parked:1:draft:form', 'draft:form', 'lastUid'],
  'stores/device/BackendClock.ts': ['clockOffset'],
  'stores/device/Drafts.ts': ['draft:form'],
  'stores/device/EventStorage.ts': ['words:unsent:1:e1', 'words:sent:1:e1'],
  'stores/device/Outbox.ts': ['outbox:w1'],
  // Its keys are found above.
  'stores/device/PersistedValue.ts': [],
  'stores/media/ClipWatchTime.ts': ['outbox:w1'],
  'stores/media/WatchLog.ts': ['outbox:w1'],
  'stores/memory/LogStorage.ts': ['words:log:1', 'words:log:1:0:0'],
  'stores/memory/deviceOf.ts': ['words:device'],
  'stores/refused/RefusedWrites.ts': ['refused:1:w1', 'draft:form'],
}

const writers = files.filter((name) =>
  /\b\w*storage(?:\.local|\.session)?\??\.set\(|localStorage\.setItem\(/i.test(
    readFileSync(join(src, name), 'utf8'),
  ),
)

test('each file that writes to the storage itself names its keys here', () => {
  expect(writers.map((name) => name.replaceAll('\\', '/')).sort()).toEqual(Object.keys(DIRECT).sort())
})

test.each(Object.entries(DIRECT).flatMap(([name, samples]) => samples.map((key) => [name, key] as const)))(
  '%s: the key %s has an owner',
  (_, key) => {
    expect(ownerOfKey(key)).toBeDefined()
  },
)

const named = files.flatMap((name) =>
  [
    ...readFileSync(join(src, name), 'utf8').matchAll(
      /(?:usePersistedResource\(|useOfflineResource\(|new PersistedRows\()\s*\{[^}]*?name: (?:'([^']+)'|`([^`]+)`)/g,
    ),
  ].map((found) => ({
    name,
    key: sampleOf(`cache:${found[1] ?? found[2] ?? ''}`.replace(/\$\{[^}]*uid[^}]*\}/, '1')),
  })),
)

test('the scan finds named caches', () => {
  expect(named.length).toBeGreaterThan(10)
})

test.each(named)('$name: the cache $key has an owner', ({ key }) => {
  expect(ownerOfKey(key)).toBeDefined()
})

test('no value of an account is readable under its key once another account has logged in', () => {
  const all = [...keys, ...named].map(({ key }) => key).concat(Object.values(DIRECT).flat())
  const own = [...new Set(all)].filter((key) => ownerOfKey(key) === 'parked')
  expect(own.length).toBeGreaterThan(8)
  const storage = memoryStore()
  const session = new SessionStore({ storage, now: () => 1000 })
  const token = (uid: string) => ({ access_token: `t-${uid}`, expires_in: 3600, uid, register_time: 0 })
  session.begin(token('1'))
  for (const key of own) storage.set(key, 'of the first account')
  session.clear('logout')
  session.begin(token('2'))
  expect(own.filter((key) => storage.get(key) !== undefined)).toEqual([])
  // A key that names its account keeps its value, under a name that the next account never reads.
  const keyed = [...new Set(all)].filter((key) => ownerOfKey(key) === 'keyed')
  expect(keyed.filter((key) => !/:(1|visitor)(:|$)|^refused:/.test(key))).toEqual([])
})
