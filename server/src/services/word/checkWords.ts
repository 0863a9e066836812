import { mentions } from '@/domain/vocabulary/inflections'
import { wordId } from '@/domain/vocabulary/wordId'
import type { Content, ContentProblem } from '../../authoring/Content'
import { wordKinds } from '../../authoring/kinds/wordKinds'

/** Finds duplicate words, and examples that show another word. */
export const checkWords = (content: Content): readonly ContentProblem[] => {
  const problems: ContentProblem[] = []
  const seen = new Map<string, string>()
  for (const [name, rows] of content.of(wordKinds).words) {
    const file = `words/${name}.json`
    for (const { word, example } of rows) {
      const id = wordId(word)
      const before = seen.get(id)
      if (before) problems.push({ file, path: word, reason: `stands in ${before} too` })
      seen.set(id, file)
      if (!mentions(example.en, word))
        problems.push({ file, path: word, reason: 'the example does not show the word' })
    }
  }
  return problems
}
