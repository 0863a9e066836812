import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { linearText } from '@/domain/maths/formulaText'
import { assistantKinds } from '../server/src/authoring/kinds/assistantKinds'
import { loadContent } from '../server/src/authoring/loadContent'
import type { Database } from '../server/src/db/Database'
import { migrate } from '../server/src/db/migrate'
import { openDatabase } from '../server/src/db/openDatabase'
import { contentFolder } from '../server/src/services/allContent'
import { answering } from '../server/src/services/assistant/ExtractiveAnswerer'
import { type Found, KnowledgeRepository } from '../server/src/services/assistant/KnowledgeRepository'
import { Retrieval } from '../server/src/services/assistant/Retrieval'
import tuned from '../tests/fixtures/answers.json'
import heldOut from '../tests/fixtures/heldOutAnswers.json'
import { readArguments } from './readArguments'

/**
 * `npm run bench:answers`: how well the assistant finds and answers, without a model. `-- --misses` prints what it missed. The retrieval
 * was tuned on the first set; the second was written before anybody looked at how it finds, and says what to expect of new questions.
 */
const { values } = readArguments({
  usage: 'npm run bench:answers [-- --misses]   with what was not answered',
  options: { misses: { type: 'boolean' } },
})
const AT = 5
const SETS = { tuned, 'held out': heldOut }
type AnswerSet = typeof tuned

const BUDGETS = { recall: 0.95, fact: 0.9, refusal: 0.9 }

type Search = (question: string) => Promise<Found[]>

/** All of content/ in a database that is gone afterwards, and the search over it. */
const openSearch = async (database: Database): Promise<Search> => {
  await migrate(database.db)
  const folder = contentFolder(resolve('content'))
  const { content, problems } = folder.read()
  if (!content) throw new Error(JSON.stringify(problems))
  await loadContent(database.db, folder, { content, hashes: folder.hashes(), now: Date.now() })
  const synonyms = content.of(assistantKinds)['assistant-synonyms']
  const retrieval = new Retrieval(new KnowledgeRepository(database.db))
  return (question) => retrieval.search(question, { synonyms, topics: [], untold: { sources: [], ids: [] } })
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

/** What happened to the questions that the passages answer. */
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

const askSet = async (name: string, answers: AnswerSet, search: Search): Promise<void> => {
  const misses: string[] = []
  const { recall, fact } = await askInside(answers, search, misses)
  const refused = await askOutside(answers, search, misses)
  process.stdout.write(`${name}\n`)
  print(`recall@${AT}`, recall, answers.inside.length, BUDGETS.recall)
  print('the answer holds the fact', fact, answers.inside.length, BUDGETS.fact)
  print('refused outside the knowledge', refused, answers.outside.length, BUDGETS.refusal)
  if (values.misses) process.stdout.write(`${misses.join('\n')}\n`)
}

const main = async (): Promise<void> => {
  const database = await openDatabase({ startPglite: async () => new PGlite() })
  const search = await openSearch(database)
  await checkSources(database)
  for (const [name, answers] of Object.entries(SETS)) await askSet(name, answers, search)
  await database.close()
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exitCode = 1
})
