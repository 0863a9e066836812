import * as v from 'valibot'
import { activityReportSchema } from '../src/contracts/tracking/activityReport'
import { askBackend, backendAddress } from './askBackend'
import { readArguments, refuse } from './readArguments'

const USAGE = 'npm run report -- <promotionId>   what a promotion brought in the last thirty days'

const SECOND = 1000

/** `npm run report -- <promotionId>`: figures of a promotion in the last thirty days, from the running backend. */
const main = async (): Promise<string> => {
  const [promotionId = refuse('Name a promotion', USAGE)] = readArguments({ usage: USAGE, words: 1 }).words
  const path = `/statistics/v1/promotions/${encodeURIComponent(promotionId)}/report`
  const { status, json } = await askBackend({ method: 'GET', path })
  if (status === 400) throw new Error(`${promotionId} is no promotion: its id has digits only`)
  if (status !== 200) throw new Error(`${backendAddress()}${path} is answered with ${status}`)
  const { result } = v.parse(v.object({ result: activityReportSchema }), json)
  if (result.days.length === 0 && result.tabs.length === 0)
    return `Nobody came by promotion ${promotionId} in the last thirty days`
  const days = result.days.map(({ day, ...counts }) => [day, ...Object.values(counts)].join('\t'))
  const tabs = result.tabs.map(
    ({ page, tab, looks, dwell }) => `${page}\t${tab}\t${looks}\t${Math.round(dwell / SECOND)} s`,
  )
  return [
    'day\tviews\tvisitors\tclicks\tlogins\tleads',
    ...days,
    '',
    'page\ttab\tlooks\tdwell',
    ...tabs,
  ].join('\n')
}

main().then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
