import type { NamedSchool } from '../../../authoring/kinds/assistantKinds'
import { wordLimits } from '../../../authoring/texts/wholeWords'

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A name that goes on is another's: 西华师大, 清华大学出版社, 全国人大, 人大代表. */
const NOT_BEFORE = '(?<![东西南北国省市县级届])'
const NOT_BEHIND = '(?!大学|师大|理工|出版社|附中|附小|代表|常委|会议|制度|立法)'

/** Words of one letter behind a name. */
const GOES_ON = ['在', '和', '跟', '与']

/** A question with its schools by their whole names, and which they are: 湖北大学 holds no 北大, 老师说的新大纲 no 新大. */
export const withWholeNames = (
  question: string,
  schools: readonly NamedSchool[],
): { readonly question: string; readonly named: readonly string[] } => {
  const whole = new Map(
    schools.flatMap(({ name, shortNames }) => [name, ...shortNames].map((one) => [one, name] as const)),
  )
  if (whole.size === 0) return { question, named: [] }
  const longestFirst = [...whole.keys()].sort((one, other) => other.length - one.length)
  const limits = wordLimits(question)
  const named = new Set<string>()
  const names = new RegExp(`${NOT_BEFORE}(?:${longestFirst.map(escaped).join('|')})${NOT_BEHIND}`, 'gu')
  const replaced = question.replace(names, (found, at: number) => {
    const behind = at + found.length
    // The dictionary reads 广外在哪 as 广 and 外在, 北大和 as one word.
    const ends = limits.has(behind) || GOES_ON.includes(question.charAt(behind))
    if (!limits.has(at) || !ends) return found
    const name = whole.get(found) ?? found
    named.add(name)
    return name
  })
  return { question: replaced, named: [...named] }
}
