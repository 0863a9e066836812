import { plannedLearner } from '../stories/vocabulary/learner'
import { closeBrowser } from './harness/openBrowser'
import { openPhone } from './harness/openPhone'
import { services } from './harness/Services'

/** Runs in the page: notes for each drawing whether a text and whether a class changed in it. */
const noteDrawings = `
  globalThis.drawings = []
  new MutationObserver((records) => globalThis.drawings.push({
    text: records.some(({ type }) => type !== 'attributes'),
    look: records.some(({ type }) => type === 'attributes'),
  })).observe(document.querySelector('.session-foot__hint').parentElement,
    { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['class'] })`

afterAll(closeBrowser)

it('what a tap says and how it looks come in one drawing', async () => {
  const { session } = await plannedLearner()
  const context = await openPhone({}, session)
  const page = await context.newPage()
  await page.goto(`${services().backend}/spword/memory`)
  await page.getByText('第一次见').waitFor()
  await page.evaluate(noteDrawings)
  await page.getByText('模糊', { exact: true }).tap()
  await page.getByText('记住了，下一个').waitFor()
  const [first] = await page.evaluate<{ text: boolean; look: boolean }[]>('globalThis.drawings')
  expect(first).toEqual({ text: true, look: true })
  await context.close()
})
