import * as v from 'valibot'
import { answerQuestion, waitingQuestions } from '../src/contracts/community/experts'
import { decideReview, reviews } from '../src/contracts/community/trust'
import type { CallContract } from '../src/contracts/define'
import { askBackend } from './askBackend'
import { readArguments, refuse } from './readArguments'

const USAGE = `npm run community -- queue                           texts that wait for a moderator, the oldest first, with their version
npm run community -- pass <id> <version>             publish one
npm run community -- refuse <id> <version> <reason>  refuse one; the author reads the reason
npm run community -- questions                       questions to experts that wait
npm run community -- answer <id> <text>              answer one, or its follow-up

BASE_URL (http://localhost:3000) says where; OPERATOR_KEY or OPERATOR_TOKEN of an operator who decides. Questions take the OPERATOR_TOKEN
of an expert (npm run staff -- login <login>). Lists show fifty rows.`

const envelope = v.looseObject({
  status: v.number(),
  msg: v.optional(v.string()),
  result: v.optional(v.unknown()),
})
const SHOWN = '?size=50'

/** Sends a call and returns its payload. Throws with the message of the backend. */
const send = async <C extends CallContract>(
  contract: C,
  id = '',
  body?: object,
): Promise<v.InferOutput<C['response']>> => {
  const path = contract.path.replace(/\{\w+\}/, encodeURIComponent(id))
  const { json } = await askBackend({
    method: contract.method,
    path: contract.method === 'GET' ? path + SHOWN : path,
    ...(body && { body }),
  })
  const { status, msg, result } = v.parse(envelope, json)
  if (status !== 200) throw new Error(`${status}: ${msg ?? 'refused'}`)
  return v.parse(contract.response, result)
}

const queue = async (): Promise<string> => {
  const { list } = await send(reviews)
  const texts = list.map(({ reviewId, version, kind, source, score, author, title, body, pictures }) =>
    [
      `${reviewId}\tversion ${version}\t${kind}\t${source} × ${score}\t${author.name}`,
      title,
      body,
      ...pictures,
    ]
      .filter(Boolean)
      .join('\n'),
  )
  return texts.join('\n\n') || 'no text waits'
}

const questions = async (): Promise<string> => {
  const { list } = await send(waitingQuestions)
  const texts = list.map(({ questionId, subject, expertName, title, body, followUp }) =>
    [`${questionId}\t${subject}\t${expertName}`, title, body, followUp && `follow-up: ${followUp}`]
      .filter(Boolean)
      .join('\n'),
  )
  return texts.join('\n\n') || 'no question waits'
}

/** `npm run community`: the moderation queue, and answers of experts. */
const main = async (): Promise<string> => {
  const { words } = readArguments({ usage: USAGE, words: 4 })
  const [command, id = '', first = '', second = ''] = words
  const version = Number(first)
  if (command === 'queue') return queue()
  if (command === 'questions') return questions()
  if (command === 'pass' && /^\d+$/.test(first)) {
    await send(decideReview, id, { version, isPassed: true, reason: '' })
    return `${id} is public`
  }
  if (command === 'refuse' && /^\d+$/.test(first) && second) {
    await send(decideReview, id, { version, isPassed: false, reason: second })
    return `${id} is refused`
  }
  if (command === 'answer' && id && first) {
    await send(answerQuestion, id, { text: first })
    return `question ${id} is answered`
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
