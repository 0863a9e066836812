import type { Knowledge } from '../../authoring/Knowledge'
import { assistantKinds } from '../../authoring/kinds/assistantKinds'

/** Texts that only the assistants show: the exam, the product, and what their variants are about. */
export const assistantKnowledge: Knowledge = {
  kinds: {
    files: { 'assistant-phrasings': assistantKinds.files['assistant-phrasings'] },
    folders: assistantKinds.folders,
  },
  passages: (content) =>
    [...content.of(assistantKinds).knowledge].flatMap(([file, { place, topics, passages }]) =>
      passages.map(({ key, title, ask, body, aliases, link }) => ({
        id: `help:${file}-${key}`,
        place,
        title,
        body,
        topics,
        ask,
        aliases,
        link,
      })),
    ),
}
