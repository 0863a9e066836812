import type { AnswerLink } from '@/contracts/assistant/blocks'
import type { Content, ContentKinds } from './Content'

/** A piece of text that answers something by itself. */
export interface Passage {
  /** `<kind>:<key>`: also the id that a context card of the app names. */
  readonly id: string
  /** The kind of text in words: 单词, 课程, 退款规则 … */
  readonly place: string
  readonly title: string
  /** Markdown. */
  readonly body: string
  /** Searched text besides title and aliases, when it is not the body. */
  readonly searched?: string
  /** Topics by which an assistant may be restricted. */
  readonly topics: readonly string[]
  /** The question that it answers, to be suggested after another. */
  readonly ask?: string | undefined
  /** Address of the app's page for it. */
  readonly link?: AnswerLink | undefined
  /** One-line summary for answers that list many passages of a kind. */
  readonly brief?: string
  /** Other words by which it is looked for. */
  readonly aliases?: readonly string[]
  /** Words that name its kind, as 学校: they do not distinguish this passage from others. */
  readonly kindWords?: readonly string[]
}

/** The kind of a passage, from its id. */
export const kindOfPassage = ({ id }: Pick<Passage, 'id'>): string => id.split(':')[0] ?? ''

/** The passages of one area from which the assistant may answer. */
export interface Knowledge {
  readonly kinds: ContentKinds
  passages(content: Content): readonly Passage[]
}
