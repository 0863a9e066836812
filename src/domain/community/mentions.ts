/** A person whose name may be written behind an @. */
export interface Mentionable {
  readonly authorId?: string | undefined
  readonly name: string
}

const MOST_SHOWN = 5
/** An @ at the end of the text, with the letters of a name that follow it. */
const OPEN = /@([^\s@]{0,20})$/

/** The people that the end of a text may mean: after an @, all whose name goes on with the letters behind it. */
export const mentionable = <P extends Mentionable>(text: string, people: readonly P[]): P[] => {
  const typed = OPEN.exec(text)?.[1]
  if (typed === undefined) return []
  const known = new Map(people.flatMap((one) => (one.authorId ? [[one.authorId, one] as const] : [])))
  return [...known.values()]
    .filter(({ name }) => name.startsWith(typed) && name !== typed)
    .slice(0, MOST_SHOWN)
}

/** The text with the open @ filled by a name. */
export const withMention = (text: string, name: string): string => `${text.replace(OPEN, '')}@${name} `

/** The ids of the people whose name stands behind an @ in the text. */
export const mentionsIn = (text: string, people: readonly Mentionable[]): string[] => [
  ...new Set(
    people.flatMap(({ authorId, name }) => (authorId && text.includes(`@${name}`) ? [authorId] : [])),
  ),
]
