/** A webpack loader over a file of contracts. */
export default function summaryLoader(source: string): string
