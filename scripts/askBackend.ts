const address = (process.env['BASE_URL'] || 'http://localhost:3000').replace(/\/+$/, '')
const key = process.env['OPERATOR_KEY'] ?? 'development'
/** The session of an operator's own account (`npm run staff -- login`), in place of the key of machines. */
const token = process.env['OPERATOR_TOKEN'] ?? ''

/** The backend of operators' commands: BASE_URL, without a slash at its end. */
export const backendAddress = (): string => {
  if (!/^https?:\/\//.test(address))
    throw new Error(`BASE_URL is ${address}: it begins with http:// or https://`)
  return address
}

interface Asked {
  readonly method: string
  readonly path: string
  readonly body?: object
}

/** Sends one operator's call and answers its status and JSON. Throws with the address when no backend of ours answers there. */
export const askBackend = async ({
  method,
  path,
  body,
}: Asked): Promise<{ status: number; json: unknown }> => {
  const url = backendAddress() + path
  if (!/^[\x21-\x7e]*$/.test(key)) throw new Error('OPERATOR_KEY has letters that no key has')
  const response = await fetch(url, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : { 'x-operator-key': key }),
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(`No backend answers at ${address}; BASE_URL names another`)
  })
  if (response.status === 403)
    throw new Error(`The backend at ${address} wants another OPERATOR_KEY or OPERATOR_TOKEN`)
  const json: unknown = await response.json().catch(() => {
    throw new Error(
      `${url} answers something else than our backend (${response.status}); BASE_URL names another`,
    )
  })
  return { status: response.status, json }
}
