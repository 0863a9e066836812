import * as v from 'valibot'
import { mobileBanners } from '@/contracts/base/dictionary'
import { courseTypePowerSchema } from '@/contracts/gaoshou/courseTypePowers'
import type { Clock } from '../../../ports/Clock'
import { bannersInSeason } from '../../../repository/bannersInSeason'
import type { ItemRepository } from '../../../repository/ItemRepository'
import type { GoodsService } from './GoodsService'
import { drawHome } from '../../../firstScreen/drawHome'
import type { FirstScreen, PageRequest } from '../../../firstScreen/FirstScreen'

/** The addresses of the home hub. */
const ADDRESSES: readonly string[] = ['/', '/home-page']
/** As many as the home page asks for. */
const RECOMMENDED = { recommended: '1', page: 1, size: 4 } as const

/** The first screen of the home hub, as a stranger sees it. */
export class HomeScreens {
  constructor(
    private readonly items: ItemRepository,
    private readonly goods: GoodsService,
    private readonly clock: Clock,
  ) {}

  async of({ path }: PageRequest): Promise<FirstScreen | undefined> {
    if (!ADDRESSES.includes(path)) return undefined
    const banners = await this.banners()
    const channels = await this.channels()
    const courses = await this.goods.list(RECOMMENDED)
    const [first] = banners
    return {
      title: '研途',
      description: '研途：考研课程、背单词、题库、择校与AI老师，陪你一路考上研',
      shareImage: '/static/share.png',
      body: drawHome({ banner: first, channels, course: courses.list[0] }),
      largest: first?.imgUrl,
      data: { banners, channels, courses },
    }
  }

  private async banners() {
    return v.parse(mobileBanners.response, await bannersInSeason(this.items, 'home', this.clock()))
  }

  private async channels() {
    const all = await this.items.list('power', v.object(courseTypePowerSchema.entries))
    return all.filter(({ enabled }) => enabled)
  }
}
