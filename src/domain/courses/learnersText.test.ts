import { learnersText } from './learnersText'

test.each([
  [0, '0人在学'],
  [420, '420人在学'],
  [3680, '3680人在学'],
  [9999, '9999人在学'],
  [18_400, '1.8w人在学'],
])('%d learners', (learners, text) => expect(learnersText(learners)).toBe(text))
