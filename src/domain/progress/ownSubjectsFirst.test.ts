import { ownSubjectsFirst, sortOwnFirst } from './ownSubjectsFirst'

const codes = ['101', '201', '204', '301', '408']
const same = (code: string) => code

it.each([
  ['without a choice shows the whole list', [], codes, []],
  [
    'shows the chosen subjects in the order of the list',
    ['408', '101'],
    ['101', '408'],
    ['201', '204', '301'],
  ],
  ['shows the whole list to a learner whose subjects it lacks', ['311'], codes, []],
  ['has nothing behind it when all are chosen', codes, codes, []],
])('%s', (_name, chosen, own, others) => {
  expect(ownSubjectsFirst(codes, same, chosen)).toEqual({ own, others })
  expect(sortOwnFirst(codes, same, chosen)).toEqual([...own, ...others])
})
