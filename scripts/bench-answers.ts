import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { contextSchema } from '@/contracts/assistant/context'
import { linearText } from '@/domain/maths/formulaText'
import { assistantKinds } from '../server/src/authoring/kinds/assistantKinds'
import { baseKinds } from '../server/src/authoring/kinds/baseKinds'
import { loadContent } from '../server/src/authoring/loadContent'
import type { Database } from '../server/src/db/Database'
import { migrate } from '../server/src/db/migrate'
import { openDatabase } from '../server/src/db/openDatabase'
import { contentFolder } from '../server/src/services/allContent'
import { answering } from '../server/src/services/assistant/answers/ExtractiveAnswerer'
import {
  type Found,
  KnowledgeRepository,
} from '../server/src/services/assistant/retrieval/KnowledgeRepository'
import { Retrieval } from '../server/src/services/assistant/retrieval/Retrieval'
import { plainReply } from '../server/src/services/assistant/answers/plainReply'
import { screenQuestion } from '../server/src/services/assistant/answers/screenQuestion'
import { ContextBuilder } from '../server/src/services/assistant/retrieval/ContextBuilder'
import tuned from '../tests/fixtures/answers.json'
import blind from '../tests/fixtures/blindAnswers.json'
import fresh from '../tests/fixtures/freshAnswers.json'
import heldOut from '../tests/fixtures/heldOutAnswers.json'
import learners from '../tests/fixtures/learnersAnswers.json'
import neighbours from '../tests/fixtures/neighbourAnswers.json'
import unseen from '../tests/fixtures/unseenAnswers.json'
import { readArguments } from './readArguments'

/**
 * `npm run bench:answers`: how well the assistant finds and answers, without a model. `-- --misses` prints what it missed. The retrieval
 * was tuned on the first set; thresholds and synonyms were chosen with the misses of the second in sight. The third was written before
 * that, and nothing was written for it. Its talks are second messages beside a card. The fourth was written before decision 098,
 * with the subjects in mind that knowledge lacked; the fifth, of neighbours, after it, and was tuned on. The sixth was written before
 * decision 100 and asked after it, once: seven of its questions, which no passage answers, stand among those to refuse.
 * The seventh, in learners' words, was written before its rows of knowledge were read or written: planning, codes, mood, what the app has.
 */
const { values } = readArguments({
  usage: 'npm run bench:answers [-- --misses] [--only <set>]   with what was not answered',
  options: { misses: { type: 'boolean' }, only: { type: 'string' } },
})
const AT = 5
const SETS = { tuned, 'held out': heldOut, fresh, unseen, neighbours, blind, learners }
type AnswerSet = typeof tuned
type AskedTalk = (typeof fresh)['talks'][number]

const BUDGETS = { recall: 0.95, fact: 0.9, refusal: 0.9 }

type Search = (question: string) => Promise<Found[]>

/** Everything needed to answer a question, alone or in a conversation about a card. */
interface Bench {
  readonly search: Search
  readonly talk: (talk: AskedTalk) => Promise<readonly Found[]>
}

/** `exercise:ma1-s-001`: the id of a passage as a context card. */
const contextOf = (key: string) => {
  const [kind = '', id = ''] = key.split(':')
  return v.parse(contextSchema, { kind, id, title: '' })
}

/** All of content/ in a database that is gone afterwards, and the search over it. */
const openBench = async (database: Database): Promise<Bench> => {
  await migrate(database.db)
  const folder = contentFolder(resolve('content'))
  const { content, problems } = folder.read()
  if (!content) throw new Error(JSON.stringify(problems))
  await loadContent(database.db, folder, { content, hashes: folder.hashes(), now: Date.now() })
  const files = content.of(assistantKinds)
  const { 'assistant-replies': replies, 'assistant-safety': safety } = files
  const rules = {
    topics: [],
    replies,
    followUps: files['assistant-follow-ups'],
    synonyms: files['assistant-synonyms'],
    schools: content.of(baseKinds).schools,
  }
  const retrieval = new Retrieval(new KnowledgeRepository(database.db))
  const untold = { sources: [], ids: [] }
  const ground = new ContextBuilder({
    retrieval,
    withheldSources: () => Promise.resolve(untold),
    ownPassage: () => Promise.resolve(undefined),
    letteredOption: () => Promise.resolve(undefined),
  })
  return {
    search: async (question) => {
      // Skip questions that are answered by the clock or refused before a search.
      if (
        screenQuestion(question, safety) ??
        plainReply(question, replies, { variant: { greeting: '' }, now: Date.now() })
      )
        return []
      const asked = { question, context: null }
      return [...(await ground.of(asked, rules, { before: [], card: null }, 1)).passages]
    },
    talk: async ({ about, before, question }) => {
      const card = contextOf(about)
      const first = { question: before, context: card }
      const { passages } = await ground.of(first, rules, { before: [], card }, 1)
      const sources = answering(passages).map(({ title, place, link }) => ({ title, place, link }))
      const asked = { question, context: null }
      return (await ground.of(asked, rules, { before: [{ ...first, sources }], card }, 1)).passages
    },
  }
}

/** A question that points at a passage that is gone would count as a miss of the search. */
const checkSources = async ({ db }: Database): Promise<void> => {
  const { rows } = v.parse(
    v.object({ rows: v.array(v.object({ id: v.string() })) }),
    await db.execute(sql`select id from assistant_passages`),
  )
  const known = new Set(rows.map(({ id }) => id))
  const lost = Object.values(SETS)
    .flatMap(({ inside }) => inside)
    .flatMap(({ sources }) => sources)
    .filter((id) => !known.has(id))
  if (lost.length > 0) throw new Error(`tests/fixtures: there is no passage ${lost.join(', ')}`)
}

const said = (found: readonly Found[]): string =>
  answering(found)
    .map(({ title, body }) => title + linearText(body))
    .join('\n')

/** Counts the outcomes of questions that the passages can answer. */
const askInside = async (answers: AnswerSet, search: Search, misses: string[]) => {
  const tally = { recall: 0, fact: 0 }
  for (const { question, sources, fact } of answers.inside) {
    const found = await search(question)
    const top = found.slice(0, AT).map(({ id }) => id)
    const isFound = sources.some((id) => top.includes(id))
    const isSaid = said(found).includes(fact)
    tally.recall += Number(isFound)
    tally.fact += Number(isSaid)
    if (!isFound) misses.push(`not found: ${question} → ${top.join(' ')}`)
    else if (!isSaid) misses.push(`not said: ${question} → ${found[0]?.covered.toFixed(2)} ${top.join(' ')}`)
  }
  return tally
}

/** How many questions of elsewhere were refused. */
const askOutside = async (answers: AnswerSet, search: Search, misses: string[]): Promise<number> => {
  let refused = 0
  for (const question of answers.outside) {
    const passages = answering(await search(question))
    refused += Number(passages.length === 0)
    if (passages.length > 0)
      misses.push(
        `answered: ${question} → ${passages.map(({ id, covered }) => `${id} ${covered.toFixed(2)}`).join(' ')}`,
      )
  }
  return refused
}

const print = (name: string, right: number, of: number, budget: number): void =>
  void process.stdout.write(
    `${name.padEnd(32)}${(right / of).toFixed(3)}  (${right} of ${of}; budget ${budget})\n`,
  )

/** How many second messages were answered by the card, or left it for what they name. */
const askTalks = async (talks: readonly AskedTalk[], { talk }: Bench, misses: string[]): Promise<number> => {
  let right = 0
  for (const one of talks) {
    const [first] = answering(await talk(one))
    const wanted = one.stays ? [one.about] : (one.sources ?? [])
    const isRight = first !== undefined && wanted.includes(first.id)
    right += Number(isRight)
    if (!isRight) misses.push(`talk: ${one.question} → ${first?.id ?? 'nothing'}`)
  }
  return right
}

const askSet = async (
  name: string,
  answers: AnswerSet & { readonly talks?: readonly AskedTalk[] },
  bench: Bench,
): Promise<void> => {
  const { search } = bench
  const misses: string[] = []
  const { recall, fact } = await askInside(answers, search, misses)
  const refused = await askOutside(answers, search, misses)
  process.stdout.write(`${name}\n`)
  print(`recall@${AT}`, recall, answers.inside.length, BUDGETS.recall)
  print('the answer holds the fact', fact, answers.inside.length, BUDGETS.fact)
  print('refused outside the knowledge', refused, answers.outside.length, BUDGETS.refusal)
  const { talks = [] } = answers
  if (talks.length > 0)
    print(
      'stays with the card, or leaves',
      await askTalks(talks, bench, misses),
      talks.length,
      BUDGETS.refusal,
    )
  if (values.misses) process.stdout.write(`${misses.join('\n')}\n`)
}

const main = async (): Promise<void> => {
  const database = await openDatabase({ startPglite: async () => new PGlite() })
  const bench = await openBench(database)
  await checkSources(database)
  for (const [name, answers] of Object.entries(SETS))
    if (values.only === undefined || values.only === name) await askSet(name, answers, bench)
  await database.close()
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exitCode = 1
})
