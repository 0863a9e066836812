import * as v from 'valibot'
import { activityReportSchema } from '../src/contracts/tracking/activityReport'

const base = process.env['BASE_URL'] ?? 'http://localhost:3000'
const key = process.env['OPERATOR_KEY'] ?? 'development'
const SECOND = 1000

/** `npm run report -- <promotionId>`: what a promotion brought in the last thirty days, from the running backend. */
const main = async (promotionId: string | undefined): Promise<string> => {
  if (!promotionId) return 'npm run report -- <promotionId>'
  const response = await fetch(`${base}/statistics/v1/promotions/${encodeURIComponent(promotionId)}/report`, {
    headers: { 'x-operator-key': key },
  }).catch(() => {
    throw new Error(`No backend answers at ${base}; BASE_URL names another`)
  })
  if (response.status === 403) throw new Error('The backend wants another OPERATOR_KEY')
  if (response.status === 400) throw new Error(`${promotionId} is no promotion: its id has digits only`)
  if (!response.ok) throw new Error(`The backend answered ${response.status}`)
  const { result } = v.parse(v.object({ result: activityReportSchema }), await response.json())
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

main(process.argv[2]).then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
