/** What can be silenced. */
interface Sounding {
  pause(): void
}

let sounding: Sounding | undefined

/** One film or recording sounds at a time: whoever begins pauses what did before. */
export const claimAudioFocus = (one: Sounding): void => {
  if (sounding !== one) sounding?.pause()
  sounding = one
}

/** What is gone needs no silencing. */
export const releaseAudioFocus = (one: Sounding): void => {
  if (sounding === one) sounding = undefined
}
