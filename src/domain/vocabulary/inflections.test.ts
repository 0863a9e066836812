import { inflectionsOf, mentions } from './inflections'
import { wordId } from './wordId'

test.each([
  ['study', ['v'], 'studies studied studying'],
  ['stop', ['v'], 'stops stopped stopping'],
  ['refer', ['v'], 'refers referred referring'],
  ['visit', ['v'], 'visits visited visiting'],
  ['arise', ['v'], 'arises arose arisen arising'],
  ['die', ['v'], 'dies died dying'],
  ['crisis', ['n'], 'crises'],
  ['photo', ['n'], 'photos'],
  ['happy', ['adj'], 'happier happiest'],
  ['beautiful', ['adj'], ''],
])('%s as %s: %s', (word, parts, forms) => {
  expect(inflectionsOf(word, parts).join(' ')).toBe(forms)
})

test('a sentence mentions a word in any form of it, and a phrase in all its words', () => {
  expect(mentions('They abandoned the plan.', 'abandon')).toBe(true)
  expect(mentions('Cheap credit fueled the boom.', 'fuel')).toBe(true)
  expect(mentions('A well-known author.', 'author')).toBe(true)
  expect(mentions('He gave up smoking.', 'give up')).toBe(true)
  expect(mentions('An abundance of plans.', 'abandon')).toBe(false)
  expect(mentions('He gave in.', 'give up')).toBe(false)
})

test('the id of a word is the word', () => {
  expect([wordId('Abandon'), wordId('to do'), wordId("o'clock"), wordId('café')]).toEqual([
    'abandon',
    'to-do',
    'o-clock',
    'cafe',
  ])
})
