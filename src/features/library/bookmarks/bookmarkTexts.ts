import type { BookmarkKind } from '@/domain/library/bookmarkKinds'
import { partsOfChapterKey, placeOfKey } from '@/domain/library/bookmarkKinds'
import type { Navigator } from '@/stores/Navigator'

export const bookmarkNames: Readonly<Record<BookmarkKind, string>> = {
  book: '图书',
  chapter: '章节',
  place: '书签',
  document: '资料',
  formula: '公式',
  word: '单词',
  question: '题目',
  article: '文章',
  school: '院校',
  notice: '公告',
}

/** Opens the page of a bookmarked thing; undefined for kinds without a page. */
export const openers: Partial<Record<BookmarkKind, (navigator: Navigator, id: string) => Promise<void>>> = {
  book: (navigator, bookId) => navigator.go('bookDetail', { id: bookId }),
  chapter: (navigator, key) => {
    const { bookId, chapterId } = partsOfChapterKey(key)
    return navigator.go('chapterDetail', { id: bookId, chapter: chapterId })
  },
  place: (navigator, key) => {
    const { bookId, chapterId, block, offset } = placeOfKey(key)
    const at = `${block}.${offset}`
    return navigator.go('electronicBook', { id: bookId, chapter: chapterId, at })
  },
  document: (navigator, id) => navigator.go('studyDocx', { id }),
  formula: (navigator, id) => navigator.go('formula', { chapter: id.split('-')[0] ?? '' }),
  word: (navigator, id) => navigator.go('vocabularyDetail', { id }),
  article: (navigator, id) => navigator.go('information', { id }),
  question: (navigator) => navigator.go('exercisesCombat'),
}
