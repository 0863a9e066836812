import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { readPaper } from '../server/src/services/score/import/readPaper'
import type { CallContract } from '../src/contracts/define'
import { addScorePaper, offerScorePaper, scorePaperVersions } from '../src/contracts/score/operations'
import { correctScoreKey } from '../src/contracts/score/papers'
import { askBackend } from './askBackend'
import { englishProblem } from './import/paperProblemTexts'
import { readArguments, refuse } from './readArguments'

const USAGE = `npm run score-paper -- check <file>                  read a paper and say what is wrong with it
npm run score-paper -- add <id> <file> --unit 101 --name <subject> --title <title> --source <source> [--note <text>] [--over]
    --over drops corrections of the key that the file lacks
npm run score-paper -- key <id> "12 C" --note <why>  correct answers; every sheet is scored again within minutes
npm run score-paper -- versions <id>                 versions of a paper and of its corrected keys
npm run score-paper -- hide <id>                     take a paper out of the list; sheets stay
npm run score-paper -- show <id>                     offer it again

<id> begins with exam-, such as exam-2027-politics; adding it again makes the next version. <file> holds a CSV table with the columns
no, kind (single, multi, written), options, marks, key, rubric, section, stem, model, or typed lines; - reads standard input:

  single 1 4          kind, marks, options (4 without a number), title
  1-5 ABCDA           answers of one question or of several
  multi 2
  17-19 AB ACD BD
  written 10
  34-36
  37 names the rule=4; applies it=6

BASE_URL (http://localhost:3000) says where; OPERATOR_KEY (machines) or OPERATOR_TOKEN (people) who.`

const envelope = v.looseObject({
  status: v.number(),
  msg: v.optional(v.string()),
  result: v.optional(v.unknown()),
})

const send = async <C extends CallContract>(
  { method, path, response }: C,
  id: string,
  body?: object,
): Promise<v.InferOutput<C['response']>> => {
  const { json } = await askBackend({
    method,
    path: path.replace('{id}', encodeURIComponent(id)),
    ...(body && { body }),
  })
  const { status, msg, result } = v.parse(envelope, json)
  if (status !== 200) throw new Error(`${status}: ${msg ?? 'refused'}`)
  return v.parse(response, result)
}

/** The text of a file; Chinese Excel writes GBK. */
const textOf = (file: string): string => {
  const bytes = readFileSync(file === '-' ? 0 : file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gbk').decode(bytes)
  }
}

/** A paper that has no mistake; throws with every line that has one. */
const read = (file: string) => {
  const table = textOf(file)
  const paper = readPaper(table)
  if (paper.problems.length > 0)
    throw new Error(paper.problems.map((problem) => englishProblem(file, problem)).join('\n'))
  return { table, paper }
}

const sizeOf = ({ questions, full }: { readonly questions: number; readonly full: number }): string =>
  `${questions} questions, ${full} marks`

const add = async (
  id: string,
  file: string,
  { unit, name, title, source, note = '' }: Readonly<Record<string, string | undefined>>,
  isOver: boolean,
): Promise<string> => {
  const body = { unit, unitName: name, title, source, note, table: read(file).table }
  const problem = v.safeParse(v.object({ ...addScorePaper.params.entries, ...addScorePaper.body.entries }), {
    ...body,
    id,
  })
  if (!problem.success) {
    const [issue] = problem.issues
    return refuse(`${v.getDotPath(issue) ?? ''}: ${issue.message}`, USAGE)
  }
  const [newest] = await send(scorePaperVersions, id)
  if (newest?.kind === 'key' && !isOver)
    return refuse(
      `The key was corrected after the last version (${newest.note}): correct ${file} too, then add --over`,
      USAGE,
    )
  const { version, ...size } = await send(addScorePaper, id, body)
  return `version ${version ?? 0} of ${id} is offered: ${sizeOf(size)}`
}

const correct = async (id: string, line: string, note: string): Promise<string> => {
  const { version, changed } = await send(correctScoreKey, id, { line, note })
  return `version ${version} of the key: ${changed.length > 0 ? `changed ${changed.join(', ')}` : 'nothing differs'}`
}

const versions = async (id: string): Promise<string> => {
  const list = await send(scorePaperVersions, id)
  if (list.length === 0) return `${id} has no versions`
  return list
    .map(({ kind, version, note, changedAt }) =>
      [kind, version, new Date(changedAt).toISOString(), note].join('\t').trimEnd(),
    )
    .join('\n')
}

/** `npm run score-paper`: papers to estimate on the evening of an exam. */
const main = async (): Promise<string> => {
  const text = { type: 'string' } as const
  const { values, words } = readArguments({
    usage: USAGE,
    options: { unit: text, name: text, title: text, source: text, note: text, over: { type: 'boolean' } },
    words: 3,
  })
  const { over = false, ...head } = values
  const [command, id = '', third = ''] = words
  if (command === 'check' && id) return sizeOf(read(id).paper)
  if (command === 'add' && third) return add(id, third, head, over)
  if (command === 'key' && third) return correct(id, third, head.note ?? '')
  if (command === 'versions' && id) return versions(id)
  if ((command === 'hide' || command === 'show') && id) {
    await send(offerScorePaper, id, { isOffered: command === 'show' })
    return `${id} is ${command === 'show' ? 'offered' : 'out of the list'}`
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
