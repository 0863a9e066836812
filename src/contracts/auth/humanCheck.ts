import * as v from 'valibot'
import { defineCall } from '../define'
import { countSchema } from '../scalars'

/** Work that proves a person's device: the number below `max` whose SHA-256 with the salt is the challenge. */
export const humanChallengeSchema = v.object({
  salt: v.string(),
  challenge: v.string(),
  max: countSchema,
  signature: v.string(),
})
export type HumanChallenge = v.InferOutput<typeof humanChallengeSchema>

/** `salt:number:signature`, or `captcha:` and the token of a captcha service where one is set up; to be shown once. */
export const humanProofSchema = v.pipe(
  v.string(),
  v.regex(/^(?:[\w.-]{1,64}:\d{1,9}:[0-9a-f]{64}|captcha:[\w.-]{1,2048})$/),
)

export const humanCheck = defineCall({
  id: 'auth.humanCheck',
  allows: 'anyone',
  method: 'GET',
  path: '/auth/v1/basic/human-check',
  summary: 'What to answer before the next SMS code, once several were asked for.',
  response: humanChallengeSchema,
  hideLoading: true,
  assumed: true,
})
