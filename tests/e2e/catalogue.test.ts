import type { PromoPage } from '@/contracts/pages/promoPages'
import { catalogueRows } from '../stories/landing/catalogueRows'
import { services } from './harness/Services'

const AT_ONCE = 4
const WITHIN_MS = 60_000

const rows = catalogueRows()

/** Text as HTML shows it. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Describes the faults of a page as the backend sends it; empty when there are none. */
const wrongWith = async ({ slug, title, template }: PromoPage): Promise<string[]> => {
  const { backend } = services()
  const answer = await fetch(`${backend}/market/${slug}`)
  const html = await answer.text()
  const picture = /<img class="fs-picture[^>]*? src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  const drawn = picture && (await fetch(new URL(picture, backend)))
  return [
    ...(answer.status === 200 ? [] : [`${slug}: answers ${answer.status}`]),
    ...(html.includes(`<title>${escaped(title)}</title>`) ? [] : [`${slug}: its title is not ${title}`]),
    // Pages of a part of their own draw it first, once the app is there.
    ...(template || (drawn && drawn.ok && drawn.headers.get('content-type')?.startsWith('image/'))
      ? []
      : [`${slug}: no first picture`]),
  ]
}

test('the catalogue holds 240 to 270 pages, each slug, title and share text once', () => {
  expect(rows.length).toBeGreaterThanOrEqual(240)
  expect(rows.length).toBeLessThanOrEqual(270)
  for (const of of [
    rows.map(({ slug }) => slug),
    rows.map(({ title }) => title),
    rows.map(({ share }) => share.description),
  ]) {
    expect(of.filter((value, at) => of.indexOf(value) !== at)).toEqual([])
  }
})

// A browser opens one page of each kind (families.test.ts): further differences are in the backend's responses.
test(
  'every page of the catalogue arrives with its title and its first picture',
  async () => {
    const waiting = [...rows]
    const wrong: string[] = []
    const walk = async (): Promise<void> => {
      for (let row = waiting.pop(); row; row = waiting.pop()) wrong.push(...(await wrongWith(row)))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, walk))
    expect(wrong).toEqual([])
  },
  WITHIN_MS,
)
