import * as v from 'valibot'
import { parseJson } from '../server/src/authoring/texts/parseJson'
import { readText } from '../server/src/authoring/texts/readText'
import {
  cancelPromo,
  draftPromo,
  promoVersionsOf,
  publishPromo,
  rollBackPromo,
  shownPromos,
} from '../src/contracts/pages/promoOperations'
import type { CallContract } from '../src/contracts/define'
import type { LandingPage } from '../src/domain/landing/LandingPage'
import { addressesOfSeed, shownBy } from '../server/src/services/promo/landingTemplates'
import { askBackend, backendAddress } from './askBackend'
import { readArguments, refuse } from './readArguments'

const USAGE = `npm run promo -- preview <name> <page.json> [row.json]   keep a version and print its signed preview address
npm run promo -- publish <name> <version> [--from <time>] [--to <time>]
npm run promo -- cancel <name> <version>                 a scheduled version is a draft again
npm run promo -- rollback <name>                         the version before shows again
npm run promo -- list                                    what shows or will show, of all pages
npm run promo -- list <name>                             versions and where they stand

Times as 2026-12-01T08:00+08:00. BASE_URL (http://localhost:3000) and OPERATOR_KEY say where and who.`

const envelope = v.looseObject({
  status: v.number(),
  msg: v.optional(v.string()),
  result: v.optional(v.unknown()),
})

/** Sends one operator's call and answers its payload. Throws with the backend's message. */
const send = async <C extends CallContract>(
  contract: C,
  name = '',
  body: object = {},
  absent?: string,
): Promise<v.InferOutput<C['response']>> => {
  const path = contract.path.replace('{name}', encodeURIComponent(name))
  const { json } = await askBackend({
    method: contract.method,
    path,
    ...(contract.method === 'POST' && { body }),
  })
  const { status, msg, result } = v.parse(envelope, json)
  if (status === 404 && absent !== undefined) throw new Error(absent)
  if (status !== 200)
    throw new Error(`${status}: ${msg ?? 'refused'}${status === 404 ? ` (${backendAddress()}${path})` : ''}`)
  return v.parse(contract.response, result)
}

const read = (file: string): unknown => {
  try {
    return parseJson(readText(file))
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const momentOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const moment = Date.parse(text)
  if (Number.isNaN(moment)) throw new Error(`${text} is no time`)
  // Without a zone it would mean another moment on another machine.
  if (!/(?:Z|[+-]\d\d:?\d\d)$/.test(text))
    throw new Error(`${text} has no zone: write ${text}+08:00 for China`)
  return moment
}

const placeWhere = (isIt: (page: LandingPage) => boolean): string | undefined =>
  addressesOfSeed().find(([, page]) => isIt(page))?.[0]

/** The address of a JSON: one that the app names itself, or that of its row in the catalogue. */
const addressOf = (name: string): string =>
  placeWhere(({ config }) => config === name) ??
  placeWhere((page) => shownBy(page).some(([json]) => json === name)) ??
  `/market/${name}`

const preview = async (name: string, pageFile: string, rowFile: string | undefined): Promise<string> => {
  const body = { content: read(pageFile), ...(rowFile && { page: read(rowFile) }) }
  const { version, preview: token, problems } = await send(draftPromo, name, body)
  if (version === null) {
    process.exitCode = 1
    return problems.map(({ path, reason }) => `${path}: ${reason}`).join('\n')
  }
  return `version ${version}, seven days at ${backendAddress()}${addressOf(name)}?preview=${token}`
}

const publish = async (name: string, version: string, from?: string, to?: string): Promise<string> => {
  const moments = Object.entries({ from: momentOf(from), to: momentOf(to) }).filter(
    ([, at]) => at !== undefined,
  )
  const absent = `no version ${version}; \`npm run promo -- list ${name}\` shows them`
  await send(publishPromo, name, { version: Number(version), ...Object.fromEntries(moments) }, absent)
  return `version ${version} of ${name} shows ${from ? `from ${from}` : 'now'}${to ? ` to ${to}` : ''}`
}

const cancel = async (name: string, version: string): Promise<string> => {
  await send(cancelPromo, name, { version: Number(version) })
  return `version ${version} of ${name} is a draft again`
}

const rollBack = async (name: string): Promise<string> => {
  const { withdrawn } = await send(rollBackPromo, name)
  return withdrawn === null
    ? `nothing of ${name} was published: its file of content/ shows, if there is one`
    : `version ${withdrawn} is taken back`
}

const CHINA_MS = 8 * 3_600_000

/** A moment as it is given to `publish`. */
const timeText = (moment: number | null): string =>
  moment === null ? '' : `${new Date(moment + CHINA_MS).toISOString().slice(0, 16)}+08:00`

const table = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join('\t').trimEnd()).join('\n')

const list = async (name: string): Promise<string> => {
  const versions = await send(promoVersionsOf, name)
  if (versions.length === 0) return `${name} has no versions: it is its file of content/, if there is one`
  return table([
    ['version', 'state', 'kept', 'shows from', 'to'],
    ...versions.map(({ version, state, createdAt, publishesAt, endsAt }) => [
      ...[String(version), state],
      ...[createdAt, publishesAt, endsAt].map(timeText),
    ]),
  ])
}

const listAll = async (): Promise<string> => {
  const shown = await send(shownPromos)
  if (shown.length === 0) return 'no page has a published version: all are their files of content/'
  return table([
    ['page', 'version', 'state', 'shows from', 'to'],
    ...shown.map(({ name, version, state, publishesAt, endsAt }) => [
      ...[name, String(version), state],
      ...[publishesAt, endsAt].map(timeText),
    ]),
  ])
}

/** `npm run promo`: operators' changes of promo pages at run time (docs/recipes/add-a-promo-page.md). */
const main = async (): Promise<string> => {
  const { values, words } = readArguments({
    usage: USAGE,
    options: { from: { type: 'string' }, to: { type: 'string' } },
    words: 4,
  })
  const [command, name = '', first = '', second] = words
  if (name && first && command === 'preview') return preview(name, first, second)
  if (name && /^\d+$/.test(first) && command === 'publish')
    return publish(name, first, values.from, values.to)
  if (name && /^\d+$/.test(first) && command === 'cancel') return cancel(name, first)
  if (name && command === 'rollback') return rollBack(name)
  if (command === 'list') return name ? list(name) : listAll()
  return refuse(words.length === 0 ? 'Say what to do' : `${words.join(' ')} is nothing that it does`, USAGE)
}

main().then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
