import { readAnswerLine } from '@/domain/estimate/answerLine'
import type { TypedSection } from '../../authoring/kinds/scoreKinds'

interface Closed {
  readonly kind: 'single' | 'multi' | 'written'
  readonly options: number
}

/** Returns why letters cannot be the key of a question; undefined where they can. */
export const keyProblem = (no: string, letters: string, { kind, options }: Closed): string | undefined => {
  const last = String.fromCharCode('A'.charCodeAt(0) + options - 1)
  if (kind === 'written') return `第 ${no} 题是主观题，没有选项`
  if (kind === 'single' && letters.length !== 1) return `第 ${no} 题是单选，只能有一个答案，现为 ${letters}`
  return [...letters].some((letter) => letter > last)
    ? `第 ${no} 题只有选项 A–${last}，现为 ${letters}`
    : undefined
}

/** Reads the key lines of a section: pairs of a number and its letters, in the order of the lines. */
export const typedKey = ({
  key,
  from,
}: Pick<TypedSection, 'key' | 'from'>): [no: string, letters: string][] =>
  key.flatMap((line) => Object.entries(readAnswerLine(line, from)))

/** Says what is wrong with the numbers and keys of typed sections; a paper numbers its questions 1, 2, 3 … without gaps. */
export const typedProblems = (sections: readonly TypedSection[]): string[] => {
  let next = 1
  return sections.flatMap((section) => {
    const { title, from, kind, written } = section
    const start = next
    const entries = kind === 'written' ? [] : typedKey(section)
    next += kind === 'written' ? written.length : entries.length
    if (from !== start) return [`${title}：from 应为 ${start}，现为 ${from}`]
    const gap = entries.find(([no], at) => Number(no) !== from + at)
    if (gap) return [`${title}：题号要从 ${from} 起连续、不重复，在第 ${gap[0]} 题处中断`]
    return entries.flatMap(([no, letters]) => {
      const problem = keyProblem(no, letters, section)
      return problem ? [`${title}：${problem}`] : []
    })
  })
}
