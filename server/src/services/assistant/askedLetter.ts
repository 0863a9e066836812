const BEFORE = /(?:选|选项|选了|答案是|应该是|不是|而是)\s*([a-h])(?![a-z])/i
const BEHIND = /(?<![a-z])([a-h])\s*(?:选项|项|错|对|不|为什么|为啥|哪|呢|怎么|可以)/i

/** The option that a question names by its letter: B in 为什么不选 B, none in 矩阵 A 可逆. */
export const askedLetter = (question: string): string | undefined => {
  const [, letter] = BEFORE.exec(question) ?? BEHIND.exec(question) ?? []
  return letter?.toUpperCase()
}
