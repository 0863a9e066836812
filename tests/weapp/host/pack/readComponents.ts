import path from 'node:path'
import type { ComponentMeta } from '../shared/PackMeta'
import type { Dist } from './Dist'
import { readComponentManifest, type AppManifest } from './readManifest'

const resolve = (from: string, target: string): string =>
  target.startsWith('/') ? target.slice(1) : path.posix.join(path.posix.dirname(from), target)

/** The pages and every component they reach, with absolute component paths, and the components that are missing. */
export const readComponents = (
  dist: Dist,
  app: AppManifest,
  pages: readonly string[],
): { components: Record<string, ComponentMeta>; problems: string[] } => {
  const components: Record<string, ComponentMeta> = {}
  const problems: string[] = []
  const queue = [...pages]
  for (let component = queue.shift(); component !== undefined; component = queue.shift()) {
    if (components[component]) continue
    const manifest = readComponentManifest(dist, component)
    const usingComponents: Record<string, string> = {}
    for (const [tag, target] of Object.entries({ ...app.usingComponents, ...manifest.usingComponents })) {
      const used = resolve(component, target)
      if (!dist.has(`${used}.js`)) {
        problems.push(`${component}.json uses ${target}, but ${used}.js is missing`)
        continue
      }
      usingComponents[tag] = `/${used}`
      queue.push(used)
    }
    const { component: isComponent, styleIsolation } = manifest
    components[component] = {
      component: isComponent,
      usingComponents,
      ...(styleIsolation !== undefined && { styleIsolation }),
    }
  }
  return { components, problems }
}
