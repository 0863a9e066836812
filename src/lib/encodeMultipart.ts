const BOUNDARY = '----yantu-form'

/** Writes text fields as multipart/form-data by hand, because the mini-program has no FormData. */
export const encodeMultipart = (
  fields: Readonly<Record<string, string>>,
): { readonly contentType: string; readonly body: string } => {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replace(/"/g, '%22')}"\r\n\r\n${value}\r\n`,
  )
  return {
    contentType: `multipart/form-data; boundary=${BOUNDARY}`,
    body: `${parts.join('')}--${BOUNDARY}--\r\n`,
  }
}
