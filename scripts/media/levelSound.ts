/** Samples per second of what the synthesiser says. */
export const SAMPLE_RATE = 16_000

const FULL = 32_767
/** Quieter than this is silence: -46 dB. */
const SILENCE = FULL * 0.005
/** The loudness of every word, as the root of the mean square: -20 dB. */
const LOUDNESS = FULL * 0.1
const LOUDEST = FULL * 0.9
/** Left before and after a word, so that no player cuts a sound off. */
const MARGIN = SAMPLE_RATE * 0.04

const isHeard = (sample: number): boolean => Math.abs(sample) > SILENCE

const rms = (samples: Int16Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

/** A spoken word without the silence around it and as loud as all others, unless that would overdrive it. Throws on silence. */
export const levelSound = (samples: Int16Array): Int16Array => {
  const first = samples.findIndex(isHeard)
  if (first < 0) throw new Error('The synthesiser said nothing')
  const trailing = samples.slice().reverse().findIndex(isHeard)
  const word = samples.subarray(first, samples.length - trailing)
  const peak = word.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const gain = Math.min(LOUDNESS / rms(word), LOUDEST / peak)
  const level = new Int16Array(word.length + 2 * MARGIN)
  word.forEach((sample, at) => {
    level[at + MARGIN] = Math.round(sample * gain)
  })
  return level
}
