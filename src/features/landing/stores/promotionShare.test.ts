import { cut, ok, refused } from '../../../../tests/builders/scriptedNetwork'
import { fakeStores, through } from '../../../../tests/builders/fakeStores'
import { shareCardOf } from '@/app/shareCardOf'
import { everyRow } from '@/routes/everyRow'
import { promotionShare } from './promotionShare'

jest.useFakeTimers()

const PARAMS = 'GET /base/v1/promotions/27/statistic-params'
const INFO = {
  imgUrl: '/posters/share.png',
  shareTitle: '一起抢跑',
  shareDescription: '四十天',
  utmCampaign: 'old',
  attributes: { utm_campaign: 'summer27' },
}

describe('share info of a promotion (seed §3, §7 statistic-params)', () => {
  const ask = (answer: unknown, failure = cut) => {
    const { stores } = fakeStores({ answers: { [PARAMS]: answer === undefined ? failure : ok(answer) } })
    return through(promotionShare(stores.call, '27'))
  }

  it('names title, description, picture and campaign, and the shared address carries utm_campaign', async () => {
    const share = await ask(INFO)
    expect(share).toEqual({
      title: '一起抢跑',
      description: '四十天',
      imageUrl: '/posters/share.png',
      query: { utm_campaign: 'summer27' },
    })
    const route = { id: 'summerGold', row: everyRow.summerGold, given: { id: '127' } } as const
    const card = shareCardOf(route, '营', { promotionId: '27' }, share)
    expect(card).toMatchObject({ title: '一起抢跑', description: '四十天', imageUrl: '/posters/share.png' })
    expect(card.link).toBe('/market/summer-gold/127?promotionId=27&utm_campaign=summer27')
    expect(card.pagePath).toContain('utm_campaign=summer27')
  })

  it('takes utmCampaign where the attributes have none, and leaves out what is empty', async () => {
    const share = await ask({ ...INFO, imgUrl: '', shareTitle: '', attributes: { utm_campaign: '' } })
    expect(share).toEqual({ description: '四十天', query: { utm_campaign: 'old' } })
  })

  it.each([cut, refused(404, 'B10220')])(
    'says nothing where the promotion cannot be asked',
    async (failure) => {
      expect(await ask(undefined, failure)).toBeUndefined()
    },
  )
})
