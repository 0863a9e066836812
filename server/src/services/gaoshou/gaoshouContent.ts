import { upsertItems } from '../../authoring/upsertItems'
import type { AreaContent } from '../../authoring/Content'
import { destinationsOf } from '../../authoring/checks/destinationsOf'
import { gaoshouKinds } from '../../authoring/kinds/gaoshouKinds'
import { linkProblem } from '../../authoring/checks/linkProblem'

/** The channels of the home page. */
export const gaoshouContent: AreaContent = {
  kinds: gaoshouKinds,
  check: (content) => {
    const places = destinationsOf(content)
    // Skip disabled entries: their page may not exist yet.
    const shown = content.of(gaoshouKinds)['course-type-powers'].filter(({ enabled }) => enabled)
    return shown.flatMap(({ id, path }) => {
      const reason = linkProblem(path, places)
      return reason === undefined ? [] : [{ file: 'course-type-powers.json', path: id, reason }]
    })
  },
  load: (tx, content) =>
    upsertItems(
      tx,
      'power',
      content.of(gaoshouKinds)['course-type-powers'].map((row) => [row.id, row]),
    ),
}
