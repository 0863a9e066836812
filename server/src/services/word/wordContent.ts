import { sql } from 'drizzle-orm'
import { upsertItems } from '../../authoring/upsertItems'
import type { AreaContent } from '../../authoring/Content'
import { wordKinds } from '../../authoring/kinds/wordKinds'
import { contentItems } from '../../db/schema/content'
import { wordPlans, wordStageTests } from '../../db/schema/words'
import { checkWords } from './checkWords'
import { loadWords } from './loadWords'

const isLearnt = sql`exists (select 1 from ${wordPlans} where ${wordPlans.fields} ->> 'bookId' = ${contentItems.key})
  or exists (select 1 from ${wordStageTests} where ${wordStageTests.bookId} = ${contentItems.key})`

/** The word list and its books. */
export const wordContent: AreaContent = {
  kinds: wordKinds,
  check: checkWords,
  load: async (tx, content) => {
    await loadWords(tx, content)
    await upsertItems(
      tx,
      'word-book',
      content.of(wordKinds)['word-books'].map((row) => [row.bookId, row]),
      isLearnt,
    )
  },
}
