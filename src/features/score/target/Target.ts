import type { ScoreForm } from '@/contracts/score/totals'

/** A form before anything was filled in. */
export const emptyScoreForm: ScoreForm = {
  school: '',
  major: '',
  code: '0812',
  region: 'A',
  degree: 'academic',
  shape: 'four',
  units: { politics: '101' },
  typed: {},
  isHidden: false,
}

/** A whole number of an input; undefined where it is empty or no number. */
export const numberOf = (text: string): number | undefined => {
  const value = Number(text.trim())
  return text.trim() === '' || !Number.isInteger(value) || value < 0 ? undefined : Math.min(500, value)
}
