import type { NamedContent } from '../authoring/Content'
import { ContentFolder } from '../authoring/ContentFolder'
import { areas } from './areas'

/** The content of every area that has some. */
export const allContent: readonly NamedContent[] = areas.flatMap(({ name, content }) =>
  content ? [{ area: name, ...content }] : [],
)

/** A folder of authored files with all that the areas know of it. */
export const contentFolder = (dir: string): ContentFolder => new ContentFolder(dir, allContent)
