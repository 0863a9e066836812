/** A webpack loader over a file of contracts. */
export default function backendFieldsLoader(source: string): string
