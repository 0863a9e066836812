import type { PackageMeta } from '../shared/PackMeta'
import type { Dist } from './Dist'
import { packageOf, subPackagesOf, type AppManifest } from './readManifest'

const NOT_UPLOADED = /(\.map|\.LICENSE\.txt|(^|\/)project(\.private)?\.config\.json|\.md|\.d\.ts)$/

/** Bytes and files of each package as WeChat's upload would count them, the main package first. */
export const packageSizes = (dist: Dist, app: AppManifest): PackageMeta[] => {
  const subPackages = subPackagesOf(app)
  const uploaded = dist.paths.filter((file) => !NOT_UPLOADED.test(file))
  const roots = [{ root: '', independent: false }, ...subPackages]
  return roots.map(({ root, independent }) => {
    const own = uploaded.filter((file) => packageOf(subPackages, file) === root)
    const bytes = own.reduce((sum, file) => sum + dist.size(file), 0)
    return { root, independent, bytes, files: own.length }
  })
}
