import { subjectsOfPages } from './subjectsOfPages'

it('keeps the subjects of the first page for the pages that follow, and reads them anew when the list begins again', async () => {
  const profile = { load: () => Promise.resolve(), ownQuery: '101' as string | undefined }
  const ownOf = subjectsOfPages(profile)
  const first = await ownOf(1)
  profile.ownQuery = '408'
  expect([first, await ownOf(2), await ownOf(1), await ownOf(2)]).toEqual(['101', '101', '408', '408'])
})
