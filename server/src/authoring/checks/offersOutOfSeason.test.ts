import { Content } from '../Content'
import { offersOutOfSeason } from './offersOutOfSeason'

const goods = (goodsId: string, title: string, fields: object = {}) => ({
  goodsId,
  title,
  onSale: true,
  recommended: false,
  ...fields,
})

const contentOf = (rows: readonly object[], banners: readonly object[] = []) =>
  new Content({
    banners,
    'exam-dates': [
      { year: 2027, date: '2026-12-19' },
      { year: 2028, date: '2027-12-18' },
    ],
    goods: new Map([['a', rows]]),
  })

const found = (content: Content, today: string) => Object.fromEntries(offersOutOfSeason(content, today))

test('an offer of one exam is over with its season, a yearly one only waits', () => {
  const content = contentOf(
    [goods('camp', '27考研 暑期营', { season: { examYear: 2027, until: '2026-08-31' } })],
    [{ id: 'list', title: '考前一周清单', lastDays: 10 }],
  )
  expect(found(content, '2026-08-31')).toEqual({})
  expect(found(content, '2026-09-01')).toEqual({ 'are over, renew them or take them off': ['goods camp'] })
})

test('titles that name an exam or a time of the year need a season', () => {
  const content = contentOf([
    goods('year', '27考研 全程班'),
    goods('time', '寒假集训营'),
    goods('off', '26考研 春季营', { onSale: false }),
    goods('book', '词汇手册'),
  ])
  expect(found(content, '2026-11-28')).toEqual({
    'name an exam that their season lacks': ['goods year'],
    'name a time of the year and have no season': ['goods time'],
  })
})

test('an offer is not recommended before its season', () => {
  const season = { examYear: 2027, lastDays: 60 }
  const content = contentOf([goods('papers', '27考研 押题密卷', { season, recommended: true })])
  expect(found(content, '2026-09-01')).toEqual({ 'are recommended out of season': ['goods papers'] })
  expect(found(content, '2026-11-28')).toEqual({})
})
