import type { AnswerLink } from '@/contracts/assistant/blocks'
import type { Content, ContentKinds } from './Content'

/** A piece of text that answers something by itself. */
export interface Passage {
  /** `<kind>:<key>`: what a context card of the app names too. */
  readonly id: string
  /** What kind of text it is, in words: 单词, 课程, 退款规则 … */
  readonly place: string
  readonly title: string
  /** Markdown. */
  readonly body: string
  /** What is searched beside title and aliases, when not the body. */
  readonly searched?: string
  /** What an assistant may be limited to. */
  readonly topics: readonly string[]
  /** The question that it answers, to be suggested after another. */
  readonly ask?: string | undefined
  /** Where the app shows it. */
  readonly link?: AnswerLink | undefined
  /** What is said of it in one line where many of its kind answer together. */
  readonly brief?: string
  /** Other words by which it is looked for. */
  readonly aliases?: readonly string[]
  /** Words that tell its kind, as 学校: they say nothing of this passage beside the others. */
  readonly kindWords?: readonly string[]
}

/** What kind of thing a passage is of, by its id. */
export const kindOfPassage = ({ id }: Pick<Passage, 'id'>): string => id.split(':')[0] ?? ''

/** What the assistant may answer from, out of the content of one area. */
export interface Knowledge {
  readonly kinds: ContentKinds
  passages(content: Content): readonly Passage[]
}
