import type { Gate } from './Gate'

/** Allowed keys of app.json (official manual, 全局配置), as far as this project uses them. */
const KNOWN = new Set(
  `entryPagePath pages window tabBar networkTimeout debug functionalPages subPackages subpackages workers
requiredBackgroundModes requiredPrivateInfos plugins preloadRule resizable usingComponents permission sitemapLocation
style useExtendedLib entranceDeclare darkmode themeLocation lazyCodeLoading singlePage supportedMaterials serviceProviderTicket
embeddedAppIdList halfPage debugOptions enablePassiveEvent resolveAlias renderer rendererOptions componentFramework
miniApp static convertRpxToVw __usePrivacyCheck__`.split(/\s+/),
)

/** Keys of app.json that WeChat does not know: it warns of each, and ignores what was meant. */
export const knownAppKeys: Gate = (dist) =>
  Object.keys(JSON.parse(dist.text('app.json')) as object)
    .filter((key) => !KNOWN.has(key))
    .map((key) => `app.json: ${key} is no key of WeChat’s`)
    .concat(missingFiles(dist))

const missingFiles = (dist: Parameters<Gate>[0]): string[] => {
  const named = JSON.parse(dist.text('app.json')) as Readonly<Record<string, unknown>>
  return ['sitemapLocation', 'themeLocation'].flatMap((key) => {
    const file = named[key]
    return typeof file === 'string' && !dist.has(file)
      ? [`app.json: ${key} names ${file}, which is missing`]
      : []
  })
}
