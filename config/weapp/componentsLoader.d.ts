/** A webpack loader over a file of Taro's that holds a table of components. */
export default function componentsLoader(source: string): string
