/** Reads a response text as JSON when it is JSON. */
export const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
