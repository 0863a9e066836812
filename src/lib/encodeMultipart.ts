const BOUNDARY = '----yantu-form'

/** A boundary that no value contains. */
const boundaryFor = (values: readonly string[], turn = 0): string => {
  const boundary = turn ? `${BOUNDARY}-${turn}` : BOUNDARY
  return values.some((value) => value.includes(boundary)) ? boundaryFor(values, turn + 1) : boundary
}

/** Escapes a name in quotes as browsers do: the three characters that would end it. */
const escapeName = (name: string): string =>
  name.replace(/\r/g, '%0D').replace(/\n/g, '%0A').replace(/"/g, '%22')

/** Writes text fields as multipart/form-data by hand, because the mini-program has no FormData. */
export const encodeMultipart = (
  fields: Readonly<Record<string, string>>,
): { readonly contentType: string; readonly body: string } => {
  const boundary = boundaryFor(Object.values(fields))
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"\r\n\r\n${value}\r\n`,
  )
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: `${parts.join('')}--${boundary}--\r\n`,
  }
}
