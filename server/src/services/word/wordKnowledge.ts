import { wordId } from '@/domain/vocabulary/wordId'
import type { Knowledge } from '../../authoring/Knowledge'
import { wordKinds } from '../../authoring/kinds/wordKinds'
import type { AuthoredWord } from '../../authoring/wordSchema'

const bodyOf = ({ word, phonetic, senses, example, root, collocations, confusable }: AuthoredWord): string =>
  [
    `**${word}** /${phonetic}/`,
    senses.map(({ pos, text }) => `- ${pos}. ${text}`).join('\n'),
    `> ${example.en}\n> ${example.zh}`,
    root && `词根：${root}`,
    collocations.length > 0 && `搭配：${collocations.join('；')}`,
    confusable.length > 0 && `容易混：${confusable.map((one) => `${one.word}（${one.text}）`).join('；')}`,
  ]
    .filter(Boolean)
    .join('\n\n')

/** Every word with its senses, example, root and collocations. */
export const wordKnowledge: Knowledge = {
  kinds: { files: {}, folders: wordKinds.folders },
  passages: (content) =>
    [...content.of(wordKinds).words.values()].flat().map((row) => ({
      id: `word:${wordId(row.word)}`,
      place: '单词',
      title: row.word,
      body: bodyOf(row),
      // The Chinese of an example speaks of anything.
      searched: [row.example.en, ...row.collocations].join(' '),
      topics: ['word', 'english'],
      aliases: row.senses.map(({ text }) => text),
      ask: `${row.word} 是什么意思，怎么用？`,
      link: { route: 'vocabularyDetail', query: { id: wordId(row.word) } },
    })),
}
