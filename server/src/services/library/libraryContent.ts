import type { Block } from '@/contracts/library/books'
import { chapterKey } from '@/domain/library/bookmarkKinds'
import type { AreaContent, Content, ContentProblem } from '../../authoring/Content'
import { courseKinds } from '../../authoring/kinds/courseKinds'
import { libraryKinds } from '../../authoring/kinds/libraryKinds'
import { upsertItems } from '../../authoring/upsertItems'
import { formulaProblems, withRooms } from '../../formulas/authoredFormulas'

const textsOf = (blocks: readonly Block[]): string[] => blocks.map(({ text }) => text)

const typeset = (blocks: readonly Block[]): Block[] =>
  blocks.map(({ kind, text }) => ({ kind, text: withRooms(text) }))

const lettersOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { text }) => sum + text.length, 0)

/** Every text of the area with its file and path. */
const placedTexts = (content: Content): { file: string; path: string; texts: string[] }[] => {
  const { books, 'study-documents': documents, formulas } = content.of(libraryKinds)
  return [
    ...[...books].flatMap(([key, { chapters }]) =>
      chapters.map(({ id, blocks }) => ({ file: `books/${key}.json`, path: id, texts: textsOf(blocks) })),
    ),
    ...[...documents].map(([key, { blocks }]) => ({
      file: `study-documents/${key}.json`,
      path: 'blocks',
      texts: textsOf(blocks),
    })),
    ...formulas.flatMap((chapter) =>
      chapter.formulas.map(({ formulaId, text, note }) => ({
        file: 'formulas.json',
        path: formulaId,
        texts: [text, note],
      })),
    ),
  ]
}

const nameProblems = (content: Content): ContentProblem[] => {
  const { books, 'study-documents': documents } = content.of(libraryKinds)
  const misnamed = (folder: string, key: string, id: string): ContentProblem[] =>
    key === id ? [] : [{ file: `${folder}/${key}.json`, path: id, reason: 'is not the name of the file' }]
  return [
    ...[...books].flatMap(([key, { bookId }]) => misnamed('books', key, bookId)),
    ...[...documents].flatMap(([key, { documentId }]) => misnamed('study-documents', key, documentId)),
  ]
}

const pointProblems = (content: Content): ContentProblem[] => {
  const known = new Set(
    [...content.of(courseKinds).points.values()].flatMap(({ chapters }) =>
      chapters.flatMap(({ points }) => points.map(({ pointId }) => pointId)),
    ),
  )
  return [...content.of(libraryKinds).books].flatMap(([key, { chapters }]) =>
    chapters
      .flatMap(({ points }) => points)
      .filter(({ pointId }) => !known.has(pointId))
      .map(({ pointId }) => ({
        file: `books/${key}.json`,
        path: pointId,
        reason: 'there is no such knowledge point',
      })),
  )
}

const bookItems = (content: Content) =>
  [...content.of(libraryKinds).books.values()].map(({ chapters, ...book }): readonly [string, unknown] => [
    book.bookId,
    {
      ...book,
      letters: chapters.reduce((sum, { blocks }) => sum + lettersOf(blocks), 0),
      chapters: chapters.map(({ id, title, blocks }) => ({
        chapterId: id,
        title,
        letters: lettersOf(blocks),
      })),
    },
  ])

const chapterItems = (content: Content) =>
  [...content.of(libraryKinds).books.values()].flatMap(({ bookId, chapters }) =>
    chapters.map(({ id, blocks, ...rest }): readonly [string, unknown] => [
      chapterKey(bookId, id),
      { ...rest, bookId, chapterId: id, blocks: typeset(blocks) },
    ]),
  )

/** Books, documents, formulas, syllabuses and plans. */
export const libraryContent: AreaContent = {
  kinds: libraryKinds,
  reads: [courseKinds],
  check: (content) => [
    ...placedTexts(content).flatMap(({ file, path, texts }) =>
      formulaProblems(texts).map((reason) => ({ file, path, reason })),
    ),
    ...nameProblems(content),
    ...pointProblems(content),
  ],
  load: async (tx, content) => {
    const {
      'study-documents': documents,
      formulas,
      syllabuses,
      'study-plans': plans,
    } = content.of(libraryKinds)
    await upsertItems(tx, 'book', bookItems(content))
    await upsertItems(tx, 'book-chapter', chapterItems(content))
    await upsertItems(
      tx,
      'study-document',
      [...documents.values()].map((row) => [row.documentId, { ...row, blocks: typeset(row.blocks) }]),
    )
    await upsertItems(
      tx,
      'formula-chapter',
      formulas.map((row) => [
        row.chapterId,
        {
          ...row,
          formulas: row.formulas.map((one) => ({
            ...one,
            text: withRooms(one.text),
            note: withRooms(one.note),
          })),
        },
      ]),
    )
    await upsertItems(
      tx,
      'syllabus',
      syllabuses.map((row) => [
        row.syllabusId,
        {
          ...row,
          sections: row.sections.map(({ title, items }) => ({
            title,
            items: items.map(({ pointId, text }) => ({ pointId, text: withRooms(text) })),
          })),
        },
      ]),
    )
    await upsertItems(
      tx,
      'study-plan',
      plans.map((row) => [row.planId, row]),
    )
  },
}
