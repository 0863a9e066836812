import { levelSound, SAMPLE_RATE } from './levelSound'

/** A tone with silence around it. */
const tone = (height: number, seconds: number): Int16Array => {
  const silence = SAMPLE_RATE / 2
  const length = SAMPLE_RATE * seconds
  const samples = new Int16Array(length + 2 * silence)
  for (let at = 0; at < length; at++) samples[silence + at] = Math.round(height * Math.sin(at / 4))
  return samples
}
const loudest = (samples: Int16Array): number => Math.max(...samples.map(Math.abs))

test('loses the silence around it', () => {
  const seconds = levelSound(tone(8000, 0.5)).length / SAMPLE_RATE
  expect(seconds).toBeGreaterThan(0.5)
  expect(seconds).toBeLessThan(0.6)
})

test('a quiet and a loud word become as loud as each other', () => {
  const [quiet, loud] = [loudest(levelSound(tone(2000, 0.5))), loudest(levelSound(tone(30_000, 0.5)))]
  expect(Math.abs(quiet - loud)).toBeLessThan(20)
})

test('is never overdriven', () => {
  const click = tone(300, 0.5)
  click[SAMPLE_RATE / 2 + 100] = 20_000
  expect(loudest(levelSound(click))).toBeLessThan(32_000)
})

test('says so when nothing was said', () => {
  expect(() => levelSound(new Int16Array(100))).toThrow('said nothing')
})
