import { matchAddress } from '@/routes/matchAddress'
import { pitches } from '@/routes/pitches'
import { routeOf } from '@/routes/routeOf'
import { titleOf } from '@/routes/titleOf'
import type { FirstScreen, PageRequest, Screens } from './FirstScreen'

const DESCRIPTION = '研途：陪你一路考上研'
const SHARE_IMAGE = '/static/share.png'

/** The head of every address of the route table that draws no first screen of its own. */
export class RouteScreens implements Screens {
  async of({ path, query }: PageRequest): Promise<FirstScreen | undefined> {
    const match = matchAddress(path)
    if (!match) return undefined
    return {
      title: titleOf(routeOf(match.id).title, { ...query, ...match.params }),
      description: pitches[match.id] ?? DESCRIPTION,
      shareImage: SHARE_IMAGE,
      body: '',
      largest: undefined,
      data: null,
    }
  }
}
