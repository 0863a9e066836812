import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { auditText } from './auditTexts'

const services = resolve(__dirname, '../../../../server/src/services')
const sources = (readdirSync(services, { recursive: true }) as string[])
  .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  .map((name) => readFileSync(join(services, name), 'utf8'))
  .filter((text) => /audit/i.test(text))
const actions = new Set(
  sources.flatMap((text) =>
    [
      ...text.matchAll(/'((?:activity|baoyan|hold|identity|key|lead|link|question|review|staff)\.[a-z.]+)'/g),
    ].map(([, action = '']) => action),
  ),
)
// Permissions, which look the same.
for (const permission of ['activity.read', 'staff.confirm']) actions.delete(permission)

it('finds the actions that services write', () => {
  expect(actions.size).toBeGreaterThan(12)
})

it.each([...actions, 'login', 'login.loginFailed', 'login.loginLocked', 'login.staffLocked'])(
  'has words for %s',
  (action) => {
    expect(auditText(action)).toMatch(/^\p{Script=Han}/u)
  },
)

it('names an action that it does not know', () => {
  expect(auditText('new.thing')).toBe('new.thing')
})
