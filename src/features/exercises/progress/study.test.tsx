import { fireEvent, screen } from '@testing-library/react'
import { UID } from '../../../../tests/builders/fakeStores'
import { installExercises, openExercise, press } from '../../../../tests/builders/openExercise'
import { dated, reportSample } from '../../../../tests/builders/progressSamples'
import { cut, ok } from '../../../../tests/builders/scriptedNetwork'
import { arrive } from '../../../../tests/builders/renderIn'
import { StudyReportView } from '../pages/study-report/StudyReportView'
import { StudyStatisticsView } from '../pages/study-statistics/StudyStatisticsView'

installExercises()

const REPORT = `GET /progress/v1/users/${UID}/report`
const STATISTICS = `GET /progress/v1/users/${UID}/statistics`

describe('/study-report', () => {
  it('has the figures beside those before, the points, and one next step', async () => {
    const { visits } = await openExercise(
      <StudyReportView />,
      'studyReport',
      {},
      { more: { [REPORT]: ok(reportSample()) } },
    )
    expect(screen.getByText('已经连续学习 3 天，很稳')).toBeTruthy()
    expect(screen.getByText('比上期少 10 题')).toBeTruthy()
    expect(screen.getAllByText('和上期一样')).toHaveLength(1)
    expect(screen.getByText('上期 50%')).toBeTruthy()
    expect(screen.getByText('共学了 45分0秒；最多的是今天，45分0秒')).toBeTruthy()
    await press('report-weakest')
    await press('report-next')
    await press('report-statistics')
    expect(visits).toEqual([
      `push /exercises/brush-topic?subject=101&point=${encodeURIComponent('唯物论')}&kind=practice`,
      'push /learning-map',
      'push /study-statistics/report',
    ])
  })

  it('shows a picture without a name, and says how to keep it', async () => {
    const { stores } = await openExercise(
      <StudyReportView />,
      'studyReport',
      {},
      { more: { [REPORT]: ok(reportSample()) } },
    )
    await press('report-share')
    expect(screen.getByRole('img', { name: /^学了 45分0秒，背过 40 个词/ })).toBeTruthy()
    expect(screen.getByText('图上只有学习数据，没有姓名和头像')).toBeTruthy()
    await press('report-save')
    expect(stores.ui.toast?.text).toBe('长按图片即可保存')
  })

  it('encourages who has not begun', async () => {
    const { now, ...rest } = reportSample({ strongest: null, weakest: null, streak: 0 })
    const empty = Object.fromEntries(Object.keys(now).map((key) => [key, 0]))
    await openExercise(
      <StudyReportView />,
      'studyReport',
      {},
      {
        more: { [REPORT]: ok({ ...rest, now: empty, before: empty, days: [] }) },
      },
    )
    expect(
      screen.getByText('这段时间还没有学习记录。从地图上的一个小任务开始，明天这里就不一样了'),
    ).toBeTruthy()
    expect(screen.getByText('同一个知识点满 5 道题后，这里会有最强和最弱的知识点')).toBeTruthy()
  })
})

describe('/study-statistics/report', () => {
  const spans = [
    dated('2026-11-21', { words: 5 }),
    dated('2026-11-22', { answers: 10, right: 5, questionSeconds: 120, words: 3 }),
  ]

  it('says the charts in words, and turns back in time', async () => {
    const { visits } = await openExercise(
      <StudyStatisticsView />,
      'studyStatisticsReport',
      {},
      {
        more: { [STATISTICS]: ok({ spans, hasEarlier: true }) },
      },
    )
    expect(screen.getByText('答了 10 题，答对 5 题，正确率 50%；最多的是今天，10 题')).toBeTruthy()
    expect(screen.getByText('共背 8 词次；最多的是11月21日，5 词')).toBeTruthy()
    expect(screen.getByText('11月21日 至 今天')).toBeTruthy()
    await press('statistics-earlier')
    expect(screen.getByText('11月21日 至 11月22日')).toBeTruthy()
    await press('statistics-later')
    await press('segment-month')
    expect(screen.getByText('2026年11月 至 本月')).toBeTruthy()
    await press('statistics-report')
    await press('statistics-map')
    expect(visits).toEqual(['push /study-report', 'push /learning-map'])
  })

  it('says that there is nothing, and that nothing came', async () => {
    const { network } = await openExercise(
      <StudyStatisticsView />,
      'studyStatisticsReport',
      {},
      { more: { [STATISTICS]: cut } },
    )
    await arrive(60_000)
    network.answers[STATISTICS] = ok({ spans: [dated('2026-11-22')], hasEarlier: false })
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
    await arrive(3000)
    expect(screen.getByText('这段时间没有学习记录')).toBeTruthy()
    expect(screen.getByText('这段时间没有做题')).toBeTruthy()
  })
})
