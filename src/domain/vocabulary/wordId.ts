/** The id of a word or phrase: `to-do` for "to do". Stays the same however the book is edited. */
export const wordId = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
