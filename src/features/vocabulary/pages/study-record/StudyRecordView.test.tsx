import { fireEvent, screen } from '@testing-library/react'
import { openWords } from '../../../../../tests/builders/openWords'
import { arrive } from '../../../../../tests/builders/renderIn'
import { cut, ok } from '../../../../../tests/builders/scriptedNetwork'
import { USER } from '../../../../../tests/builders/vocabularyWorld'
import { StudyRecordView } from './StudyRecordView'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const DAYS = [
  { day: '2026-11-20', reviews: 40, right: 30, newWords: 10, words: 25, seconds: 500 },
  { day: '2026-11-21', reviews: 20, right: 20, newWords: 5, words: 12, seconds: 100 },
]
const answers = (records: object[]) => ({
  [`GET ${USER}/records`]: ok(records),
  [`GET ${USER}/calibration`]: ok({ count: 0, logLoss: null, predicted: null, recalled: null, bins: [] }),
  [`GET ${USER}/parameters`]: ok({
    weights: Array.from({ length: 21 }, () => 1),
    personal: false,
    reason: 'too-few-reviews',
    reviews: 60,
    needed: 400,
    heldOut: null,
  }),
})

describe('/spword/study-record', () => {
  it('tells the days, the time, and what the memory parameters wait for', async () => {
    await openWords(<StudyRecordView />, 'vocabularyStudyRecord', { answers: answers(DAYS) })
    expect(screen.getByText('10分0秒')).toBeTruthy()
    expect(screen.getByText('25 词，其中新词 10 个，用时 8分20秒')).toBeTruthy()
    expect(screen.getByText('正确 75%')).toBeTruthy()
    expect(screen.getByText('现在用通用参数。再有 340 次复习，就可以按你的记录调整')).toBeTruthy()
  })

  it('sends a learner without a day to the first word', async () => {
    const { visits } = await openWords(<StudyRecordView />, 'vocabularyStudyRecord', { answers: answers([]) })
    fireEvent.click(screen.getByRole('button', { name: '开始背单词' }))
    await arrive()
    expect(visits).toEqual(['push /spword/memory'])
  })

  it('counts from the log of the device where there is no network', async () => {
    await openWords(<StudyRecordView />, 'vocabularyStudyRecord', {
      answers: { ...answers(DAYS), [`GET ${USER}/records`]: cut },
    })
    expect(screen.getByText('还没有学习记录')).toBeTruthy()
  })
})
