import safety from '../../../../content/assistant-safety.json'
import { asksForHelpNow } from './asksForHelpNow'

test.each(safety.crisis.words)('a device knows %s as the backend does', (word) => {
  expect(asksForHelpNow(`我${word}。`)).toBe(true)
})

test.each([...safety.crisis.except.map((phrase) => `${phrase}的人`), '生命科学导论'])(
  '%s is none of them',
  (phrase) => {
    expect(asksForHelpNow(phrase)).toBe(false)
  },
)
