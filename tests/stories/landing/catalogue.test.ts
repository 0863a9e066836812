import { story } from '../story'
import { catalogueRows } from './catalogueRows'

const EVERY = 10

for (const { slug, title, button } of catalogueRows().filter((_, at) => at % EVERY === 0)) {
  story(
    `/market/${slug} shows its title and its pictures`,
    async (app) => {
      await app.open(`/market/${slug}`)
      await app.hasTitle(title)
      if (button) await app.sees(button.text)
      const { height } = await app.box({ picture: 0 })
      expect(height).toBeGreaterThan(100)
    },
    { only: 'weapp' },
  )
}
