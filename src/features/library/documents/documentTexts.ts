import type { DocumentCategory } from '@/contracts/library/documents'

export const categoryNames: Readonly<Record<DocumentCategory, string>> = {
  exam: '报考',
  method: '方法',
  politics: '政治',
  english: '英语',
  math: '数学',
  major: '专业课',
  baoyan: '保研',
}

/** A size of a file for learners. */
export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`
