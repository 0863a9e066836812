import type { AnswerLink } from '@/contracts/assistant/blocks'
import { linearText } from '@/domain/maths/formulaText'
import { buildAddress } from '@/routes/buildUrl'
import { isRouteId } from '@/routes/routeOf'
import type { Knowledge } from '../../../authoring/Knowledge'
import { assistantKinds } from '../../../authoring/kinds/assistantKinds'

/** The way from a concept to its exercises. */
const practised = (title: string, { route, query }: AnswerLink): string =>
  isRouteId(route) ? `接着练：[做几道“${title}”的题](${buildAddress(route, query)})` : ''

/** Texts that only the assistants show: the exam, the product, and what their variants are about. */
export const assistantKnowledge: Knowledge = {
  kinds: {
    files: { 'assistant-phrasings': assistantKinds.files['assistant-phrasings'] },
    folders: assistantKinds.folders,
  },
  passages: (content) =>
    [...content.of(assistantKinds).knowledge].flatMap(([file, { source, place, topics, passages }]) =>
      passages.map(({ key, title, ask, body, aliases, link }) => ({
        id: `${source}:${file}-${key}`,
        place,
        title,
        body: source === 'concept' && link ? `${body}\n\n${practised(title, link)}` : body,
        searched: linearText(body),
        topics,
        ask,
        aliases,
        link,
      })),
    ),
}
