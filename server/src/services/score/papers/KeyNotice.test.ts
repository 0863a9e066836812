import { correctionNotice, noticeText } from './KeyNotice'

const from = (before: number, after: number, isRubricChanged = false) => ({ before, after, isRubricChanged })

it('keeps the score before the first unread correction', () => {
  const first = correctionNotice(null, from(10.5, 12))
  expect(noticeText(first)).toContain('由 10.5 分变为 12 分')
  expect(noticeText(correctionNotice(first, from(12, 14)))).toContain('由 10.5 分变为 14 分')
  expect(noticeText(correctionNotice(first, from(12, 10.5)))).toContain('没有变化')
  expect(noticeText(null)).toBeNull()
})

it('asks for new marks where the points of a rubric changed, also after a later correction', () => {
  const first = correctionNotice(null, from(10, 10, true))
  expect(noticeText(first)).toBe('这份试卷的主观题评分点有更新，请重新自评')
  const both = noticeText(correctionNotice(first, from(10, 12)))
  expect(both).toContain('由 10 分变为 12 分')
  expect(both).toContain('请重新自评')
})
