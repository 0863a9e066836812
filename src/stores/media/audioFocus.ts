/** A source of sound that can be silenced. */
interface Sounding {
  pause(): void
}

let sounding: Sounding | undefined

/** Grants audio focus to one film or recording at a time: pauses the one before. */
export const claimAudioFocus = (one: Sounding): void => {
  if (sounding !== one) sounding?.pause()
  sounding = one
}

/** Releases the focus of a closed player. */
export const releaseAudioFocus = (one: Sounding): void => {
  if (sounding === one) sounding = undefined
}
