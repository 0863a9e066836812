import type { NamedSchool } from '../../authoring/kinds/assistantKinds'

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A question with its schools by their whole names, and which they are: 湖北大学 holds no 北大. */
export const withWholeNames = (
  question: string,
  schools: readonly NamedSchool[],
): { readonly question: string; readonly named: readonly string[] } => {
  const whole = new Map(
    schools.flatMap(({ name, shortNames }) => [name, ...shortNames].map((one) => [one, name] as const)),
  )
  if (whole.size === 0) return { question, named: [] }
  const longestFirst = [...whole.keys()].sort((one, other) => other.length - one.length)
  const named = new Set<string>()
  const replaced = question.replace(new RegExp(longestFirst.map(escaped).join('|'), 'gu'), (found) => {
    const name = whole.get(found) ?? found
    named.add(name)
    return name
  })
  return { question: replaced, named: [...named] }
}
