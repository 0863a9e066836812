import path from 'node:path'
import { exerciseKinds } from '../../server/src/authoring/kinds/exerciseKinds'
import { promoKinds } from '../../server/src/authoring/kinds/promoKinds'
import { wordKinds } from '../../server/src/authoring/kinds/wordKinds'
import { sharesOf } from '../../server/src/services/exercise/content/checkBlueprint'
import { contentFolder } from '../../server/src/services/allContent'
import { root } from './sourceFiles'

/** Verbs in -ate that are said as the noun is. */
const SAME_SOUND = ['debate', 'mandate', 'rate', 'state']

const { content } = contentFolder(path.join(root, 'content')).read()

interface Choice {
  readonly options: readonly string[]
  readonly answer: string
}

/** Whether the key of a single choice is longer than all its other options. */
const isToldByLength = ({ options, answer }: Choice): boolean => {
  const lengths = options.map((option) => option.length)
  const key = lengths[answer.charCodeAt(0) - 65] ?? 0
  return lengths.filter((length) => length >= key).length === 1
}

const told = (choices: readonly Choice[]): number =>
  choices.filter(isToldByLength).length / Math.max(1, choices.length)

/** Shares in words, as `A 25 %, B 25 %`. */
const line = (values: readonly (string | number)[]): string =>
  [...sharesOf(values)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([value, share]) => `${value} ${Math.round(share * 100)} %`)
    .join(', ')

const say = (text: string): void => void process.stdout.write(`${text}\n`)

test('nobody passes by guessing: right options, letters, lengths and levels by file', () => {
  const { questions } = content?.of(exerciseKinds) ?? { questions: new Map<string, never>() }
  expect(questions.size).toBeGreaterThan(20)
  for (const [name, file] of questions) {
    const singles = file.questions.flatMap((one) => (one.type === 'single' ? [one] : []))
    const rights = file.questions.flatMap((one) => (one.type === 'multiple' ? one.answer.length : []))
    say(
      `${name}: right options ${line(rights) || 'none'}; keys ${line(singles.map(({ answer }) => answer))}; ` +
        `longest ${Math.round(told(singles) * 100)} %; levels ${line(file.questions.map(({ level }) => level))}`,
    )
    expect([name, told(singles) <= 0.5]).toEqual([name, true])
  }
})

test('in the papers of the landing page every letter is a key, and length tells none', () => {
  const papers = [...(content?.of(promoKinds).papers ?? [])]
  expect(papers.length).toBeGreaterThan(0)
  for (const [name, { questions }] of papers) {
    const shares = sharesOf(questions.map(({ answer }) => answer))
    say(
      `papers/${name}: keys ${line(questions.map(({ answer }) => answer))}; longest ${Math.round(told(questions) * 100)} %`,
    )
    for (const letter of 'ABCD') {
      const share = shares.get(letter) ?? 0
      expect([name, letter, share >= 0.1 && share <= 0.4]).toEqual([name, letter, true])
    }
    expect([name, told(questions) <= 0.5]).toEqual([name, true])
  }
})

test('a word that sounds different as another part of speech says so', () => {
  const words = [...(content?.of(wordKinds).words.values() ?? [])].flat()
  const silent = words.filter(
    ({ word, senses }) =>
      /[^aeiou][aeiou]+[^aeiou]+ate$/.test(word) &&
      senses.some(({ pos }) => pos === 'v') &&
      senses.some(({ pos }) => pos !== 'v') &&
      !senses.some(({ text }) => text.includes('读 /')),
  )
  expect(silent.map(({ word }) => word).filter((word) => !SAME_SOUND.includes(word))).toEqual([])
})
