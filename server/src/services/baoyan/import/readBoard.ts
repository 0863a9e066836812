import * as v from 'valibot'
import { shanghaiDate, shanghaiTime } from '@/lib/shanghaiDate'
import type { NoticeLine } from './noticeColumns'

const entrySchema = v.looseObject({
  name: v.string(),
  institute: v.string(),
  description: v.optional(v.string(), ''),
  deadline: v.string(),
  website: v.optional(v.string(), ''),
})

/** A public board lists entries, or lists of them by its sections. */
const boardSchema = v.union([v.array(entrySchema), v.record(v.string(), v.array(entrySchema))])

/** Boards of one field state no discipline: this one is theirs. */
const CODE = '0812'
/** Camps end before this month; later deadlines are pre-recommendations. */
const FIRST_PRE_MONTH = 8

/** The entries of a public deadline board as lines of the table; the year of entry is the one after the deadline. */
export const readBoard = (json: string): NoticeLine[] => {
  const board = v.parse(boardSchema, JSON.parse(json))
  const entries = Array.isArray(board) ? board : Object.values(board).flat()
  return entries.map(({ name, institute, description, deadline, website }, at) => {
    const moment = Date.parse(
      /[zZ]|[+-]\d\d:\d\d$/.test(deadline) ? deadline : `${deadline.replace(' ', 'T')}+08:00`,
    )
    const isKnown = !Number.isNaN(moment)
    const day = isKnown ? shanghaiDate(moment) : ''
    return {
      line: at + 1,
      cells: {
        院校: name,
        院系: institute,
        类型: Number(day.slice(5, 7)) < FIRST_PRE_MONTH ? '夏令营' : '预推免',
        入学年: isKnown ? String(Number(day.slice(0, 4)) + 1) : '',
        学科代码: CODE,
        标题: description ? `${name}${institute} ${description}` : '',
        网址: website,
        报名截止: isKnown ? `${day} ${shanghaiTime(moment)}` : deadline,
      },
    }
  })
}
