import { noticeKindNames, noticeKinds, noticeStates, stateNames } from '@/domain/baoyan/deadlines'
import type { Query } from '@/lib/query'

/** Filter of a board, kept in the address, so that a board can be shared. */
export interface NoticeFilter {
  readonly kind: string
  readonly state: string
  readonly degree: string
  readonly level: string
  readonly province: string
  readonly code: string
  readonly codeNames: string
  readonly school: string
  readonly schoolNames: string
  readonly keyword: string
}

const NAMES = [
  'kind',
  'state',
  'degree',
  'level',
  'province',
  'code',
  'codeNames',
  'school',
  'schoolNames',
  'keyword',
] as const

/** The filter that an address names. */
export const noticeFilterOf = (given: Query): NoticeFilter => {
  const value = (name: (typeof NAMES)[number]): string => given[name] ?? ''
  return {
    kind: noticeKinds.find((one) => one === given['kind']) ?? '',
    state: noticeStates.find((one) => one === given['state']) ?? '',
    degree: value('degree'),
    level: value('level'),
    province: value('province'),
    code: value('code'),
    codeNames: value('codeNames'),
    school: value('school'),
    schoolNames: value('schoolNames'),
    keyword: value('keyword'),
  }
}

const pairs = (filter: NoticeFilter, names: readonly (keyof NoticeFilter)[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])))

/** The filter as parameters of an address. */
export const noticeFilterAddress = (filter: NoticeFilter): Record<string, string> => pairs(filter, NAMES)

/** The filter as the query of the call, which takes no names of schools and majors. */
export const noticeFilterQuery = (filter: NoticeFilter): Record<string, string> =>
  pairs(
    filter,
    NAMES.filter((name) => name !== 'codeNames' && name !== 'schoolNames'),
  )

export const kindOptions = [
  { key: '', text: '全部' },
  ...noticeKinds.map((key) => ({ key, text: noticeKindNames[key] })),
]
export const stateOptions = [
  { key: '', text: '全部' },
  ...noticeStates.map((key) => ({ key, text: stateNames[key] })),
]
export const degreeOptions = [
  { key: '', text: '全部' },
  { key: 'academic', text: '学术学位' },
  { key: 'professional', text: '专业学位' },
]
