import { cachedKeys } from './cachedKeys'
import { examYears } from './examYears'
import { subjectGroups, toggleSubject } from './subjectGroups'

const subject = (id: string, category: (typeof subjectGroups)[number]['category']) => ({
  id,
  code: id,
  name: id,
  category,
  order: 1,
})
const math1 = subject('math1', 'math')
const math2 = subject('math2', 'math')
const english = subject('english1', 'english')
const all = [math1, math2, english]

describe('toggleSubject: at most one subject of a kind', () => {
  it.each([
    ['adds a subject', [], math1, ['math1']],
    ['adds one of another kind', ['math1'], english, ['math1', 'english1']],
    ['replaces one of the same kind', ['math1', 'english1'], math2, ['english1', 'math2']],
    ['takes a chosen one away', ['math1', 'english1'], math1, ['english1']],
    ['keeps what it does not know', ['old', 'math1'], math2, ['old', 'math2']],
  ])('%s', (_, chosen, tapped, expected) => expect(toggleSubject(chosen, tapped, all)).toEqual(expected))

  it('does not change the choice it was given', () => {
    const chosen = Object.freeze(['math1'])
    expect(toggleSubject(chosen, math2, all)).not.toBe(chosen)
  })

  it('goes by politics, foreign language, maths, major', () => {
    expect(subjectGroups.map(({ text }) => text)).toEqual(['政治', '外语', '数学', '专业课'])
  })
})

describe('examYears', () => {
  it.each([
    ['in summer', Date.UTC(2026, 6, 1), [2027, 2028, 2029]],
    ['on the last evening of the year in China', Date.UTC(2026, 11, 31, 15, 59), [2027, 2028, 2029]],
    ['at New Year in China', Date.UTC(2026, 11, 31, 16), [2028, 2029, 2030]],
  ])('%s are the next three cohorts', (_, now, years) => expect(examYears(now)).toEqual(years))
})

describe('cachedKeys', () => {
  it('are what can be fetched again: never session, drafts, device, phones or unsent writes', () => {
    const keys = [
      'cache:page:127',
      'cache:x',
      'userInfo',
      'draft:lead',
      'outbox:1',
      'events',
      'phones',
      'deviceId',
      'xpage:1',
    ]
    expect(cachedKeys(keys)).toEqual(['cache:page:127', 'cache:x'])
  })
})
