import type { Inline } from '@/contracts/assistant/blocks'
import type { Content, ContentProblem } from '../../../authoring/Content'
import { assistantKinds } from '../../../authoring/kinds/assistantKinds'
import { exerciseKinds } from '../../../authoring/kinds/exerciseKinds'
import { linesOf } from '../markdown/linesOf'
import { markdownBlocks } from '../markdown/markdownBlocks'

/** A formula that does not compile is drawn as the TeX it is; a dollar that opens nothing is drawn as a dollar. */
const formulaProblem = ({ text, look }: Inline): string | undefined => {
  if (look === 'code') return /^(?:\$|\\[([])/.test(text) ? `the formula ${text} does not compile` : undefined
  return text.includes('$') ? `a $ opens a formula that nothing closes: ${text}` : undefined
}

/** Stars that open or close nothing are drawn as stars. */
const starProblem = ({ text, look, formula }: Inline): string | undefined =>
  !formula && look !== 'code' && text.includes('**') ? `** opens or closes nothing: ${text}` : undefined

const starProblems = (body: string): string[] =>
  markdownBlocks(body)
    .flatMap(linesOf)
    .flat()
    .flatMap((piece) => starProblem(piece) ?? [])

const formulaProblems = (body: string): string[] =>
  markdownBlocks(body)
    .flatMap(linesOf)
    .flat()
    .flatMap((piece) => (piece.formula ? [] : (formulaProblem(piece) ?? [])))

/** The points that there are questions of, by subject. */
const practisedPoints = (content: Content): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  for (const { subject, questions } of content.of(exerciseKinds).questions.values()) {
    const points = found.get(subject) ?? new Set()
    for (const { point } of questions) points.add(point)
    found.set(subject, points)
  }
  return found
}

/** Finds faults in subject knowledge: stars that are left over, broken formulas, missing exercises. */
export const checkConcepts = (content: Content): ContentProblem[] => {
  const practised = practisedPoints(content)
  const linkProblem = ({ subject, point }: Readonly<Record<string, string>>): string | undefined => {
    if (subject === undefined) return undefined
    const points = practised.get(subject)
    if (!points) return `there is no question of a subject ${subject}`
    return point === undefined || points.has(point) ? undefined : `${subject} has no question of ${point}`
  }
  return [...content.of(assistantKinds).knowledge].flatMap(([name, { source, passages }]) =>
    passages.flatMap(({ key, body, link }) =>
      [
        ...starProblems(body),
        ...(source === 'concept' ? formulaProblems(body) : []),
        ...(link ? [linkProblem(link.query) ?? []].flat() : []),
      ].map((reason) => ({ file: `knowledge/${name}.json`, path: key, reason })),
    ),
  )
}
