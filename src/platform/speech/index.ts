import type { Sound, Speech } from './types'

export type * from './types'

/** Recorded speech, for tests; `isSilent` makes it inaudible. */
export const fakeSpeech: { said: Sound[]; prepared: Sound[]; isSilent: boolean } = {
  said: [],
  prepared: [],
  isSilent: false,
}

const say = async (sound: Sound): Promise<boolean> => {
  fakeSpeech.said.push(sound)
  return !fakeSpeech.isSilent
}

export const speech: Speech = {
  say,
  announce: say,
  prepare: (sound) => void fakeSpeech.prepared.push(sound),
  stop: () => undefined,
}
