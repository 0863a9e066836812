import type { Subject } from '@/contracts/base/dictionary'

/** The kinds of subjects, in the order in which a candidate chooses them. A candidate takes at most one of each. */
export const subjectGroups: readonly { readonly category: Subject['category']; readonly text: string }[] = [
  { category: 'politics', text: '政治' },
  { category: 'english', text: '外语' },
  { category: 'math', text: '数学' },
  { category: 'major', text: '专业课' },
]

/** The choice after a tap: replaces the subject of the same kind, or takes it away when it was chosen already. */
export const toggleSubject = (
  chosen: readonly string[],
  tapped: Subject,
  all: readonly Subject[],
): readonly string[] => {
  const sameKind = new Set(all.filter(({ category }) => category === tapped.category).map(({ id }) => id))
  const others = chosen.filter((id) => !sameKind.has(id))
  return chosen.includes(tapped.id) ? others : [...others, tapped.id]
}
