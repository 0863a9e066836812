import { Rescoring } from './Rescoring'
import type { SheetRow } from './SheetRepository'

const PAPER = {
  paperId: 'politics',
  unit: '101',
  unitName: '政治',
  title: '政治',
  source: '',
  full: 100,
  questions: 1,
  sheet: [{ no: '1', kind: 'single' as const, points: 1, rubric: [] }],
  key: { 1: 'B' },
}

const sheet = (uid: number): SheetRow => ({
  uid,
  paperId: PAPER.paperId,
  answers: { 1: 'B' },
  marks: {},
  rev: 1,
  changedAt: 0,
  result: { objective: 0, low: 0, high: 0, right: [], wrong: ['1'], open: [] },
  keyMark: '1A',
  notice: null,
})

it('scores every pending sheet in one run, whatever its number', async () => {
  const rows = new Map(Array.from({ length: 1201 }, (_, at) => [at + 1, sheet(at + 1)]))
  const sheets = {
    countPeople: () => Promise.resolve(),
    pending: (_paper: string, mark: string, after: number, most: number) =>
      Promise.resolve(
        [...rows.values()].filter(({ uid, keyMark }) => uid > after && keyMark !== mark).slice(0, most),
      ),
    rescore: (row: SheetRow) => Promise.resolve(void rows.set(row.uid, row)),
  }
  const keys = { of: () => Promise.resolve({ paper: PAPER, key: PAPER.key, mark: '1B' }) }
  await new Rescoring(sheets, keys, { paperIds: () => Promise.resolve([PAPER.paperId]) }).rescore()
  expect(new Set([...rows.values()].map(({ keyMark, notice }) => `${keyMark} ${notice}`))).toEqual(
    new Set(['1B 0 1']),
  )
})
