/** A webpack loader over a file of Taro's that lists calls of WeChat. */
export default function promisedApisLoader(source: string): string
