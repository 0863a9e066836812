import { attemptPolicies, guestPolicy } from './policies'

/** Every row as it was agreed, written out: a cell that changes by the way is seen here. */
const agreed = `
kind          feedback timer    order    shuffles answers reveals back pauses multiple report
practice      answered nothing  authored yes      yes     yes     yes  yes    part     points
drill         answered 90       authored yes      yes     no      no   yes    part     types
exam          ended    paper    authored no       yes     no      yes  no     whole    types,points
mock          closed   paper    authored no       yes     no      yes  no     whole    types,points
adaptive      ended    nothing  adaptive yes      yes     no      no   no     whole    ability,points,advice
pointTest     ended    nothing  authored yes      yes     no      yes  yes    whole    types,ability,advice
synthesis     ended    paper    authored yes      yes     no      yes  no     whole    types,points,ability,advice
recite        answered nothing  authored no       yes     yes     yes  yes    part     points
diagnosis     ended    nothing  adaptive yes      yes     no      no   no     whole    ability,points,types,advice
analysis      always   nothing  authored no       no      no      yes  no     part     none
paperPractice answered nothing  authored no       yes     no      yes  yes    part     none
paperTest     ended    paper    authored no       yes     no      yes  no     whole    none`

const [, ...rows] = agreed
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/))
const isYes = (cell?: string): boolean => cell === 'yes'
const timerOf = (cell?: string) => (Number(cell) ? { per: 'question', seconds: Number(cell) } : { per: cell })

test('a kind that is new is agreed here', () => {
  expect(rows.map(([kind]) => kind)).toEqual(Object.keys(attemptPolicies))
})

test.each(rows)('%s goes as agreed', (kind = '', ...cells) => {
  const [feedback, timer, order, shuffles, answers, reveals, back, pauses, multiple, report] = cells
  expect(attemptPolicies).toHaveProperty(kind, {
    feedback,
    timer: timerOf(timer),
    order,
    shufflesOptions: isYes(shuffles),
    mayAnswer: isYes(answers),
    mayReveal: isYes(reveals),
    mayGoBack: isYes(back),
    mayPause: isYes(pauses),
    scoring: { multiple, blank: 'part', matching: 'part', ordering: 'part' },
    report: report === 'none' ? [] : report?.split(','),
  })
})

test('of nobody, a kind differs in its keys only', () => {
  for (const policy of Object.values(attemptPolicies))
    expect(guestPolicy(policy)).toEqual({ ...policy, feedback: 'owned' })
})
