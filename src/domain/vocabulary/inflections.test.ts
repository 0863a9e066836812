import { inflectionsOf, irregularBasesOf, isFormOf, mentions } from './inflections'
import { irregularOthers, irregularVerbs } from './irregularForms'
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

test('every irregular form leads back to its word', () => {
  for (const [base, forms] of [...irregularVerbs, ...irregularOthers]) {
    for (const form of forms) {
      if (form === base) continue
      expect([form, irregularBasesOf(form)]).toEqual([form, expect.arrayContaining([base])])
      expect([form, isFormOf(form, base)]).toEqual([form, true])
    }
  }
  expect(irregularBasesOf('went')).toEqual(['go'])
})

test.each([
  ['studies', 'study', true],
  ['making', 'make', true],
  ['abandoned', 'abandon', true],
  ['Crises', 'crisis', true],
  ['abandonment', 'abandon', false],
  ['abandon', 'abandon', false],
  ['study', 'studies', false],
])('%s as a form of %s: %s', (form, word, is) => expect(isFormOf(form, word)).toBe(is))

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
