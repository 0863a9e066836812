import { everyRow } from '@/routes/everyRow'
import { matchAddress } from '@/routes/matchAddress'
import { titleOf } from '@/routes/titleOf'
import type { FirstScreen, PageRequest, Screens } from './FirstScreen'

const DESCRIPTION = '研途：陪你一路考上研'
const SHARE_IMAGE = '/static/share.png'

/** The head of every address of the route table that draws no first screen of its own. */
export class RouteScreens implements Screens {
  async of({ path, query }: PageRequest): Promise<FirstScreen | undefined> {
    const match = matchAddress(path)
    if (!match) return undefined
    const { title, pitch } = everyRow[match.id]
    return {
      title: titleOf(title, { ...query, ...match.params }),
      description: pitch ?? DESCRIPTION,
      shareImage: SHARE_IMAGE,
      body: '',
      largest: undefined,
      data: null,
    }
  }
}
