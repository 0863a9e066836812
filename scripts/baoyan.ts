import * as v from 'valibot'
import { decideExperience, waitingExperiences } from '../src/contracts/baoyan/experiences'
import { answerQuestion, openQuestions, settleClaim, tutorClaims } from '../src/contracts/baoyan/questions'
import type { CallContract } from '../src/contracts/define'
import { askBackend } from './askBackend'
import { readArguments, refuse } from './readArguments'

const USAGE = `npm run baoyan -- questions                       questions that wait, the oldest first
npm run baoyan -- answer <id> <text>              answer a question; it is public then
npm run baoyan -- hide <id>                       hide a question that is unfit
npm run baoyan -- claims                          requests about tutors that wait
npm run baoyan -- grant <id>                      remove the tutor, show the reply, or note that facts were corrected
npm run baoyan -- deny <id>                       refuse a request
npm run baoyan -- experiences                     experience posts that wait, with their version
npm run baoyan -- pass <id> <version>             publish an experience post
npm run baoyan -- refuse <id> <version> <reason>  refuse it; the author reads the reason

BASE_URL (http://localhost:3000) and OPERATOR_KEY, or OPERATOR_TOKEN, say where and who. Lists show a hundred rows.`

const envelope = v.looseObject({
  status: v.number(),
  msg: v.optional(v.string()),
  result: v.optional(v.unknown()),
})
const SHOWN = '?size=100'

/** Sends an operator's call and returns its payload. Throws with the message of the backend. */
const send = async <C extends CallContract>(
  contract: C,
  id = '',
  body?: object,
): Promise<v.InferOutput<C['response']>> => {
  const path = contract.path.replace('{id}', encodeURIComponent(id))
  const { json } = await askBackend({
    method: contract.method,
    path: contract.method === 'GET' ? path + SHOWN : path,
    ...(body && { body }),
  })
  const { status, msg, result } = v.parse(envelope, json)
  if (status !== 200) throw new Error(`${status}: ${msg ?? 'refused'}`)
  return v.parse(contract.response, result)
}

const rows = (list: readonly (readonly string[])[], none: string): string =>
  list.length === 0 ? none : list.map((row) => row.join('\t')).join('\n')

const questions = async (): Promise<string> => {
  const { list } = await send(openQuestions)
  return rows(
    list.map(({ questionId, articleId, text }) => [questionId, articleId, text]),
    'no question waits',
  )
}

const claims = async (): Promise<string> => {
  const { list } = await send(tutorClaims)
  return rows(
    list.map(({ claimId, kind, tutorId, text, contact }) => [claimId, kind, tutorId, text, contact]),
    'no request waits',
  )
}

const experiences = async (): Promise<string> => {
  const { list } = await send(waitingExperiences)
  const told = list.map(({ experienceId, version, doubt, title, field, body }) => {
    const { school, major, rank, cohort, entry, gpa, english, research, awards } = body
    const lines = [
      `${experienceId}\tversion ${version}${doubt ? `\t!! ${doubt}` : ''}`,
      `${title} (${field})`,
      [school, major, `${rank}/${cohort}`, String(entry), gpa, english, research, awards].join(' | '),
      ...body.offers.map((one) => `result: ${one}`),
      ...body.timeline.map(({ when, text }) => `${when}: ${text}`),
      ...body.advice.map((one) => `advice: ${one}`),
    ]
    return lines.join('\n')
  })
  return told.length === 0 ? 'no experience waits' : told.join('\n\n')
}

/** `npm run baoyan`: answers of staff to questions, requests about tutors and experience posts. */
const main = async (): Promise<string> => {
  const { words } = readArguments({ usage: USAGE, words: 4 })
  const [command, id = '', first = '', second = ''] = words
  const version = Number(first)
  if (command === 'questions') return questions()
  if (command === 'claims') return claims()
  if (command === 'experiences') return experiences()
  if (command === 'answer' && id && first) {
    await send(answerQuestion, id, { answer: first })
    return `question ${id} is answered`
  }
  if (command === 'hide' && id) {
    await send(answerQuestion, id, { answer: '', isHidden: true })
    return `question ${id} is hidden`
  }
  if ((command === 'grant' || command === 'deny') && id) {
    await send(settleClaim, id, { isGranted: command === 'grant' })
    return `request ${id} is ${command === 'grant' ? 'granted' : 'denied'}`
  }
  if (command === 'pass' && /^\d+$/.test(first)) {
    await send(decideExperience, id, { version, isPassed: true, reason: '' })
    return `experience ${id} is public`
  }
  if (command === 'refuse' && /^\d+$/.test(first) && second) {
    await send(decideExperience, id, { version, isPassed: false, reason: second })
    return `experience ${id} is refused`
  }
  return refuse(words.length === 0 ? 'Say what to do' : `${words.join(' ')} is nothing that it does`, USAGE)
}

main().then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
