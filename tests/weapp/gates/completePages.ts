import { compileTemplates } from '../host/pack/compileTemplates'
import { pageProblems } from '../host/pack/pageProblems'
import { readComponents } from '../host/pack/readComponents'
import { declaredPages, readAppManifest } from '../host/pack/readManifest'
import type { Gate } from './Gate'

/** Every declared page has its files, every used component exists, every template compiles. */
export const completePages: Gate = (dist) => {
  const app = readAppManifest(dist)
  const pages = declaredPages(app).map(({ path }) => path)
  return [
    ...pageProblems(dist, app),
    ...readComponents(dist, app, pages).problems,
    ...compileTemplates(dist).problems,
  ]
}
