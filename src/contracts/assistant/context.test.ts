import { askAbout, askedAbout, type ContextKind, contextKinds } from './context'

it.each(Object.keys(contextKinds) as ContextKind[])('a card of a %s travels by the address', (kind) => {
  const about = { kind, id: 'politics-1-6', title: '对立统一规律' }
  expect(askedAbout(askAbout(about))).toEqual(about)
})

it.each([
  [{}],
  [{ kind: 'word' }],
  [{ kind: 'nothing', key: 'a', title: 'a' }],
  [{ kind: 'word', key: '../etc', title: 'a' }],
  [{ kind: '__proto__', key: 'a', title: 'a' }],
])('%j names nothing to ask about', (query) => expect(askedAbout(query)).toBeUndefined())

it('a title that is too long is cut, and a missing one is the id', () => {
  expect(askedAbout({ kind: 'word', key: 'abandon' })?.title).toBe('abandon')
  expect(askedAbout({ kind: 'word', key: 'abandon', title: '长'.repeat(99) })?.title).toHaveLength(60)
})
