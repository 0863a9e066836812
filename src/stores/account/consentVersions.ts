import { catchApiError, type CallApi } from '@/api'
import { consents } from '@/contracts/auth/account'
import { documentVersions, type DocumentName } from '@/contracts/base/documents'

/** The texts that every account agrees to. */
const consentDocuments: readonly DocumentName[] = ['user-agreement', 'privacy-policy']

/** A legal text in its current version. */
export interface TextVersion {
  readonly name: string
  readonly title: string
  readonly version: string
}

/** The current versions; undefined when the backend cannot be reached. */
export const currentVersions = (call: CallApi): Promise<readonly TextVersion[] | undefined> =>
  catchApiError(
    async () => {
      const all = await call(documentVersions, {}, { quiet: true })
      return all.filter(({ name }) => consentDocuments.some((one) => one === name))
    },
    () => undefined,
  )

/** The current texts that an account has not agreed to; undefined when the backend cannot be reached. */
export const missingVersions = async (
  call: CallApi,
  uid: string,
): Promise<readonly TextVersion[] | undefined> => {
  const [versions, agreed] = await Promise.all([
    currentVersions(call),
    catchApiError(
      () => call(consents, { params: { uid } }, { quiet: true }),
      () => undefined,
    ),
  ])
  if (!versions || !agreed) return undefined
  const known = new Set(agreed.map(({ document, version }) => `${document} ${version}`))
  return versions.filter(({ name, version }) => !known.has(`${name} ${version}`))
}
