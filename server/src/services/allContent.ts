import type { NamedContent } from '../authoring/Content'
import { ContentFolder } from '../authoring/ContentFolder'
import { knowledgeContent } from '../authoring/knowledgeContent'
import { areas } from './areas'

/** The content of every area that has some, and the index of what the assistant may answer from. */
export const allContent: readonly NamedContent[] = [
  ...areas.flatMap(({ name, content }) => (content ? [{ area: name, ...content }] : [])),
  { area: 'knowledge', ...knowledgeContent(areas.flatMap(({ knowledge }) => knowledge ?? [])) },
]

/** A folder of authored files with all that the areas know of it. */
export const contentFolder = (dir: string): ContentFolder => new ContentFolder(dir, allContent)
