import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ownerOfKey } from './deviceKeys'

const src = resolve(__dirname, '../..')
const files = (readdirSync(src, { recursive: true }) as string[]).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
)

/** A key as it may stand on a device: uids are numbers, other names words. */
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
