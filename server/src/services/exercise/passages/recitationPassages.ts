import { parsePassage } from '@/domain/recitation/parsePassage'
import type { Content } from '../../../authoring/Content'
import type { Passage } from '../../../authoring/Knowledge'
import { exerciseKinds } from '../../../authoring/kinds/exerciseKinds'
import { markdownText } from '../../../authoring/texts/markdownText'
import { subjectTopics } from '../../../authoring/subjectTopics'

/** A passage to recite, with its key words in bold. */
const bodyOf = (text: string): string =>
  parsePassage(text)
    .map((stretch) => (stretch.isKey ? `**${markdownText(stretch.text)}**` : markdownText(stretch.text)))
    .join('')

/** Recitation passages as knowledge: they define terms that questions only use. */
export const recitationPassages = (content: Content, names: ReadonlyMap<string, string>): Passage[] =>
  [...content.of(exerciseKinds).recitations.values()].flatMap(({ subject, passages }) =>
    passages.map(({ id, point, title, text }) => ({
      id: `recitation:${id}`,
      place: `${names.get(subject) ?? subject}背诵`,
      title,
      body: bodyOf(text),
      topics: subjectTopics(subject),
      ask: `${title}怎么背？`,
      link: { route: 'exercisesReciteLearn', query: { subject, chapter: point } },
    })),
  )
